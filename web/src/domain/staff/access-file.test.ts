import { languages } from '@trimestre/contract/languages'
import { readUsersList } from '@trimestre/contract/read-users-list'
import { importColumns } from '@trimestre/contract/users-list'
import { expect, test } from 'vitest'
import { readLocale } from '../../../build/locale-files.ts'
import { credentialsCsv } from './access-file.ts'

const fieldsOf = (language: string) => readLocale(language, 'common').field as Record<string, string>

const accesses = [
  { username: 'zoe.lefevre', firstName: 'Zoé', lastName: 'Lefèvre; Durand', password: 'Ab3 "x", y' },
  { username: '@zoe', firstName: "'t", lastName: "'t Hooft", password: '=x' },
  { username: '+33612', firstName: 'Bo', lastName: '-5', password: "'=x" },
  { username: 'ali', firstName: 'علی\u200cرضا', lastName: 'کریمی', password: 'secret' },
]

test.each(Object.keys(languages))('the file of credentials in %s is read back unchanged', language => {
  const fields = fieldsOf(language)
  const list = readUsersList(credentialsCsv(column => fields[column] ?? '', language, accesses))
  const users = typeof list === 'string' ? [] : list.users
  expect(users.map(({ values }) => values)).toMatchObject(accesses)
})

test.each(Object.keys(languages))(
  'the import recognises every column by its name on the screens in %s',
  language => {
    const fields = fieldsOf(language)
    const titles = importColumns.map(column => fields[column] ?? '')
    const list = readUsersList(`${titles.join(';')}\nana;ana@b.fr;20;secret;Ana;Roy;`)
    expect(typeof list === 'string' ? list : list.columns.map(({ kind }) => kind)).toEqual([...importColumns])
  },
)
