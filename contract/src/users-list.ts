import { type CsvRecord, readCsv } from './csv.ts'

/** The columns of a list of users, in their order when the list has no line of titles. */
export const importColumns = [
  'username',
  'email',
  'age',
  'password',
  'firstName',
  'lastName',
  'role',
] as const
export type ImportColumn = (typeof importColumns)[number]

/** Users one list may hold. */
export const listRowsMax = 500

/** A user as the list writes it, and the line of the file, from 1, on which it begins. */
export type ListedUser = { line: number; values: Record<ImportColumn, string> }

/** The users of a list, or what keeps it from being read: an open quotation mark, nobody, too many. */
export function readUsersList(csv: string): ListedUser[] | 'quotes' | 'empty' | 'too-long' {
  const records = readCsv(csv)
  if (records === null) return 'quotes'
  const titles = titlesOf(records[0])
  const rows = titles === null ? records : records.slice(1)
  if (rows.length === 0) return 'empty'
  if (rows.length > listRowsMax) return 'too-long'
  return rows.map(record => readUser(record, titles ?? importColumns))
}

function readUser({ line, cells }: CsvRecord, columns: readonly (ImportColumn | null)[]): ListedUser {
  const cellOf = (column: ImportColumn) => cells[columns.indexOf(column)] ?? ''
  const values = Object.fromEntries(
    importColumns.map(column => [column, column === 'password' ? cellOf(column) : cellOf(column).trim()]),
  ) as ListedUser['values']
  return { line, values }
}

/** What a title may be called in our languages, without accents, case and punctuation. */
const titles: Record<ImportColumn, string[]> = {
  username: [
    ...['username', 'login', 'identifiant', 'utilisateur', 'nomdutilisateur', 'benutzername'],
    ...['usuario', 'nombredeusuario', 'namapengguna', '用户名', 'اسمالمستخدم'],
  ],
  email: [
    ...['email', 'mail', 'courriel', 'adresseemail', 'adressemail', 'adressedecourriel', 'emailaddress'],
    ...['emailadresse', 'correo', 'correoelectronico', 'surel', 'alamatemail', '电子邮件', '邮箱'],
    ...['البريدالالكتروني'],
  ],
  age: ['age', 'alter', 'edad', 'umur', 'usia', '年龄', 'العمر'],
  password: ['password', 'motdepasse', 'passwort', 'contrasena', 'katasandi', '密码', 'كلمةالمرور'],
  firstName: ['firstname', 'prenom', 'givenname', 'vorname', 'nombre', 'namadepan', '名', 'الاسمالاول'],
  lastName: [
    ...['lastname', 'nom', 'nomdefamille', 'surname', 'familyname', 'nachname', 'apellido', 'apellidos'],
    ...['namabelakang', '姓', 'اسمالعائلة'],
  ],
  role: ['role', 'rolle', 'rol', 'peran', '角色', 'الدور'],
}

/** The columns of a line of titles, null for those that are not ours; null when the line is a user. */
function titlesOf(record: CsvRecord | undefined): (ImportColumn | null)[] | null {
  const columns = (record?.cells ?? []).map(cell => {
    const bare = cell
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^\p{L}]/gu, '')
    return importColumns.find(column => titles[column].includes(bare)) ?? null
  })
  return columns.includes('username') && columns.includes('email') ? columns : null
}
