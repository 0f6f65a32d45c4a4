/** Shows a question in the body, as such applications do. Resolves to whether the user agreed. */
export default function ask(question, yes, no) {
  return new Promise(resolve => {
    const box = document.createElement('div')
    box.className = 'question'
    box.setAttribute('role', 'alertdialog')
    box.setAttribute('aria-label', question)
    box.textContent = question
    for (const [label, answer] of [
      [yes, true],
      [no, false],
    ]) {
      const button = document.createElement('button')
      button.textContent = label
      button.addEventListener('click', () => {
        document.body.removeChild(box)
        resolve(answer)
      })
      box.append(button)
    }
    document.body.appendChild(box)
  })
}
