/** The tools of this store. */
export default [
  { id: 'T-0012', zh: '扭力扳手', en: 'Torque wrench' },
  { id: 'T-0018', zh: '孔探仪', en: 'Borescope' },
  { id: 'T-0031', zh: '压力表', en: 'Pressure gauge' },
]
