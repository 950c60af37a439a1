import { expect, it } from 'vitest'
import { readUsersList } from './users-list.ts'

const namesOf = (csv: string) => {
  const list = readUsersList(csv)
  return typeof list === 'string' ? list : list.map(({ line, values }) => [line, values.username, values.age])
}

it('reads users in the usual order when there is no line of titles', () => {
  expect(namesOf('ana;ana@b.fr;20\nben;ben@b.fr;21')).toEqual([
    [1, 'ana', '20'],
    [2, 'ben', '21'],
  ])
})

it.each([
  'Alter;E-Mail-Adresse;Benutzername\n20;a@b.de;ana',
  'Edad,Correo electrónico,Usuario\n20,a@b.es,ana',
  'العمر;البريد الإلكتروني;اسم المستخدم\n20;a@b.org;ana',
  '年龄\t电子邮件\t用户名\n20\ta@b.cn\tana',
  'Umur;Surel;Nama pengguna\n20;a@b.id;ana',
])('knows the titles of %j', csv => {
  expect(namesOf(csv)).toEqual([[2, 'ana', '20']])
})

it('says what keeps a list from being read', () => {
  expect(namesOf('"ana;a@b.fr')).toBe('quotes')
  expect(namesOf('username;email;age\n')).toBe('empty')
  expect(namesOf(Array.from({ length: 501 }, (_, index) => `u${index};u@b.fr;20`).join('\n'))).toBe(
    'too-long',
  )
})
