import { expect, test } from 'vitest'
import { listFaults } from './list-faults.ts'

const violation = (propertyPath: string, code: string) => ({ propertyPath, code, message: '' })
const pasted = 'utilisateur;équipe\r\nlina;Nord\r\n  omar;;Finance \r\nlina;Sud'

test('each error names its line, with the text that was pasted, in the order of the lines', () => {
  const faults = listFaults(
    [
      violation('[4].username', 'validation/taken'),
      violation('[3].team', 'validation/required'),
      violation('[3].roles[0]', 'validation/reference'),
    ],
    pasted,
  )
  expect(faults.map(({ line, text, known }) => [line, text, known])).toEqual([
    [3, 'omar;;Finance', 'team.required'],
    [3, 'omar;;Finance', 'roles.reference'],
    [4, 'lina;Sud', 'username.taken'],
  ])
})

test('an error of the whole list has no line, and an unknown one keeps its violation', () => {
  const [whole, other] = listFaults(
    [violation('[2].username', 'validation/characters'), violation('text', 'validation/too-long')],
    pasted,
  )
  expect(whole).toMatchObject({ line: null, text: '', known: null })
  expect(other).toMatchObject({
    line: 2,
    text: 'lina;Nord',
    known: null,
    violation: { code: 'validation/characters' },
  })
})
