import { expect, test } from 'vitest'
import { findFaults, findWrites } from '../../scripts/checks/client-modules.mjs'

const file = 'app/features/planted/planted.client.ts'

test.each([
  ["box.innerHTML = '<b>a</b>'", 'innerHTML'],
  ['box.textContent += line', 'textContent'],
  ['box.textContent ??= line', 'textContent'],
  ["Object.assign(box, { textContent: 'a' })", 'textContent'],
  ["box?.insertAdjacentHTML('beforeend', html)", 'insertAdjacentHTML'],
  ["const box = document.createElement('p')", 'createElement'],
  ['box.append(line)', 'append'],
  ['box?.replaceChildren()', 'replaceChildren'],
  ['template.content.cloneNode(true)', 'cloneNode'],
  ['document.write(html)', 'write'],
  ['frame.srcdoc = html', 'srcdoc'],
  ['new DOMParser()', 'DOMParser'],
  ["box['innerHTML'] = html", 'innerHTML'],
  ["frame.setAttribute('srcdoc', html)", 'srcdoc'],
])('a client module with the line %j fails the check', (line, use) => {
  expect(findFaults({ [file]: `const a = 1\n${line}\n` }, {})).toEqual([`${file}:2 writes HTML with ${use}`])
})

test.each([
  ['const words = box.textContent'],
  ["if (box.textContent === '') return"],
  ['box.hidden = true'],
  ["box.setAttribute('aria-label', line)"],
  ["labels['text']"],
  ['output.value = line'],
  ['navigator.clipboard.writeText(line)'],
])('a client module may have the line %j', (line) => expect(findWrites(line)).toEqual([]))

test('an exception is for one file and what it uses, and goes with the last use', () => {
  const allowed = { [file]: { uses: ['append', 'prepend'], because: 'planted' } }
  expect(
    findFaults({ [file]: 'box.append(a)\nbox.innerHTML = a', 'app/b.client.ts': 'b.append(a)' }, allowed),
  ).toEqual([
    `${file}:2 writes HTML with innerHTML`,
    'app/b.client.ts:1 writes HTML with append',
    `${file} is an exception for prepend, and has none`,
  ])
})
