import { directory, type PredefinedDirectory, value } from '@apron/server-kit/dictionary/predefined-directory'

export const TOOLS_DIRECTORIES: readonly PredefinedDirectory[] = [
  directory(
    'MATERIAL',
    'TOOL_CLASS',
    ['工具类别', 'Tool class'],
    [
      value('TQ', '力矩工具', 'Torque'),
      value('PG', '压力', 'Pressure'),
      value('ME', '长度量具', 'Dimensional'),
      value('EL', '电测', 'Electrical'),
      value('LF', '顶升吊挂', 'Lifting'),
      value('GN', '通用', 'General'),
      value('SP', '专用工装', 'Special'),
      value('GSE', '地面设备', 'Ground support equipment'),
    ],
  ),
  directory(
    'MATERIAL',
    'LOAN_REASON',
    ['借用事由', 'Loan reason'],
    [
      value('CARD', '工卡', 'Job card'),
      value('SHOP', '车间常备', 'Workshop stock'),
      value('STATION', '外站', 'Outstation'),
      value('CALIBRATION', '送校', 'Sent for calibration'),
      value('TRAINING', '培训', 'Training'),
    ],
  ),
  directory(
    'MATERIAL',
    'LOST_RESULT',
    ['丢失处理结果', 'Lost-tool result'],
    [
      value('FOUND_IN_AC', '机上找到', 'Found in the aircraft'),
      value('FOUND_ELSEWHERE', '他处找到', 'Found elsewhere'),
      value('NOT_FOUND_CLEARED', '未找到经评估放行', 'Not found, cleared after assessment'),
      value('BROKEN_PIECES', '断裂，碎件已找齐', 'Broken, all pieces found'),
    ],
  ),
]
