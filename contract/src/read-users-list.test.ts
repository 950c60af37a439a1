import { expect, it } from 'vitest'
import { readUsersList } from './read-users-list.ts'

/** Returns the line and the filled cells of each user. */
function listed(csv: string) {
  const list = readUsersList(csv)
  if (typeof list === 'string') return list
  return list.users.map(({ line, values }) => {
    const { username, email, age, password, firstName, lastName, role } = values
    return [line, ...[username, email, age, password, firstName, lastName, role].filter(Boolean)].join(' ')
  })
}

it('reads users in the default column order when there is no header row', () => {
  expect(listed('ana;ana@b.fr;20\nben;ben@b.fr;21')).toEqual(['1 ana ana@b.fr 20', '2 ben ben@b.fr 21'])
  expect(listed('ana;;20\nben;ben@b.fr;21')).toEqual(['1 ana 20', '2 ben ben@b.fr 21'])
})

it.each([
  'Alter;E-Mail-Adresse;Benutzername\n20;a@b.de;ana',
  'Edad,Correo electrónico,Usuario\n20,a@b.es,ana',
  'العمر;البريد الإلكتروني;اسم المستخدم\n20;a@b.org;ana',
  '年龄\t电子邮件\t用户名\n20\ta@b.cn\tana',
  'Umur|Surel|Nama pengguna\n20|a@b.id|ana',
  'LOGIN ;MÉL :;ÂGE *;Classe\nana;a@b.fr;20;2A',
  'Identifiant;Courrier électronique;Âge\nana;a@b.fr;20 ans',
  "Nom d'utilisateur;Adresse de messagerie de l’élève;Age\nana;a@b.fr;20",
])('recognises the titles of %j', csv => {
  expect(listed(csv)).toEqual([expect.stringMatching(/^2 ana a@b\.\w+ 20$/)])
})

it.each([
  ['a school system', 'Nom;Prénom;Adresse E-mail;Classe;Né(e) le\nRoy;Ana;a@b.fr;2A;12/03/2009'],
  ['its own capitals', 'NOM*;PRENOM.;MEL \nRoy;Ana;a@b.fr'],
  ['one column for the name', 'Élève;Né(e) le;E-mail\nRoy Ana;12/03/2009;a@b.fr'],
  ['« Nom » alone for the whole name', 'Nom;Mail\nRoy Ana;a@b.fr'],
  ['the given name first', 'Full name,Email\nAna Roy,a@b.fr'],
  ['a comma in the name', 'Apellidos y nombre;Correo\n"Roy, Ana";a@b.fr'],
  ['a German list', 'Name;Vorname;E-Mail\nRoy;Ana;a@b.fr'],
  ['a Spanish list', 'Apellidos;Nombre;Correo\nRoy;Ana;a@b.fr'],
  ['an Indonesian list', 'Nama Depan;Nama Belakang;Surel\nAna;Roy;a@b.fr'],
  ['Google Workspace', 'First Name [Required],Last Name [Required],Email Address [Required]\nAna,Roy,a@b.fr'],
  ['an address of a mail program', 'Nom;Prénom;E-mail\nRoy;Ana;Ana Roy <a@b.fr>'],
  ['parents, whose addresses are not asked for', 'Mail mère;Nom;Prénom;Mail élève\nm@b.fr;Roy;Ana;a@b.fr'],
  ['titles in another language', 'Cognome;Nome;Posta elettronica\nRoy;Ana;a@b.fr'],
])('finds name and address: %s', (_title, csv) => {
  expect(listed(csv)).toEqual(['2 a@b.fr Ana Roy'])
})

it.each([
  ['last name first', 'Roy;Ana;ana.roy@b.fr'],
  ['first name first, as capitals tell', 'Ana;ROY;ana.roy@b.fr'],
  ['first name first, as the address tells', 'Ana;Roy;ana.roy@b.fr'],
  ['the address first', 'ana.roy@b.fr;Roy;Ana'],
  ['the whole name', 'ROY Ana;ana.roy@b.fr'],
])('guesses the columns of a list without titles: %s', (_title, line) => {
  const [user] = listed(line) as string[]
  expect(user?.toLowerCase()).toBe('1 ana.roy@b.fr ana roy')
})

it('takes neither running numbers nor names of classes for ages', () => {
  const people = ['Roy;Ana;ana@b.fr', 'Diallo;Ben;ben@b.fr', 'Ba;Eva;eva@b.fr']
  const numbered = people.map((person, index) => `${index + 17};${person};2A`)
  expect(listed(numbered.join('\n'))).toEqual([
    '1 ana@b.fr Ana Roy',
    '2 ben@b.fr Ben Diallo',
    '3 eva@b.fr Eva Ba',
  ])
  expect(listed('Roy;Ana;ana@b.fr;19 ans\nBa;Eva;eva@b.fr;20 ans')).toEqual([
    '1 ana@b.fr 19 Ana Roy',
    '2 eva@b.fr 20 Eva Ba',
  ])
})

it('reads a list that holds only addresses', () => {
  expect(listed('a@b.fr\nc@b.fr')).toEqual(['1 a@b.fr', '2 c@b.fr'])
  expect(listed('Courriel\na@b.fr')).toEqual(['2 a@b.fr'])
})

it('keeps a last person without an address, and leaves out a total in any of our languages', () => {
  const people = 'username;email;age\nana;a@b.fr;19\n'
  const namesOf = (last: string) => {
    const list = readUsersList(people + last)
    if (typeof list === 'string') throw new Error(list)
    return list.users.map(({ values }) => values.username)
  }
  expect(namesOf('zoe;;19')).toEqual(['ana', 'zoe'])
  for (const total of ['Total', 'EFFECTIF :', 'Summe', 'Suma', 'Jumlah', '合计', 'المجموع'])
    expect(namesOf(`${total};;2`)).toEqual(['ana'])
})

it('takes no line above, between or below the people for a person, and reports the skipped lines', () => {
  const csv = [
    'sep=;',
    'Lycée Jean Moulin;;',
    '',
    'Classe de 2A - 2026;;',
    'Nom;Prénom;Mail',
    'Roy;Ana;a@b.fr',
    'Nom;Prénom;Mail',
    'Diallo;Ben;d@b.fr',
    ';;',
    'Total;2;',
    'Effectif : 2;;',
    'Imprimé le 12/03/2026;;',
  ].join('\n')
  const list = readUsersList(csv)
  if (typeof list === 'string') throw new Error(list)
  expect(list.users.map(({ line }) => line)).toEqual([6, 8])
  expect(list.skipped.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '2 above',
    '4 above',
    '5 titles',
    '7 titles',
    '10 total',
    '11 total',
    '12 total',
  ])
  expect(list.titleLines).toBe(3)
  expect(list.columns).toEqual([
    { title: 'Nom', example: 'Roy', kind: 'lastName' },
    { title: 'Prénom', example: 'Ana', kind: 'firstName' },
    { title: 'Mail', example: 'a@b.fr', kind: 'email' },
  ])
})

it('reads the columns as the user assigned them', () => {
  const list = readUsersList('a;b;x@y.fr\nc;d;z@y.fr', {
    columns: ['lastName', 'username', 'email'],
  })
  expect(typeof list === 'string' ? list : list.users.map(({ values }) => values.username)).toEqual([
    'b',
    'd',
  ])
})

it.each([
  ['a word instead of the address', 'Roy;Ana;absente\nDiallo;Ben;d@b.fr'],
  ['a sign instead of the address', 'Roy;Ana;-\nDiallo;Ben;d@b.fr'],
  ['no address', 'Roy;Ana;\nDiallo;Ben;d@b.fr'],
  ['words instead of the address', 'Roy;Ana;pas d’adresse\nDiallo;Ben;d@b.fr\nBa;Eva;e@b.fr'],
])('takes no person on the first line for titles: %s', (_title, csv) => {
  const users = listed(csv) as string[]
  expect(users).toHaveLength(csv.split('\n').length)
  expect(users[0]).toMatch(/^1 .*Ana Roy$/)
})

it.each([
  ['Italian', 'Cognome;Nome;Posta elettronica'],
  ['Dutch', 'Achternaam;Voornaam;E-mailadres'],
  ['Polish', 'Nazwisko;Imię;Poczta'],
  ['Russian', 'Фамилия;Имя;Электронная почта'],
  ['Turkish', 'Soyadı;Adı;E-posta'],
  ['Japanese', '姓;名;メールアドレス'],
  ['one known title', 'Patronyme;Prénom;Contact'],
])('recognises titles that are only partly known: %s', (_title, titles) => {
  expect(listed(`${titles}\nRoy;Ana;ana.roy@b.fr`)).toEqual([
    expect.stringMatching(/^2 ana.roy@b.fr Ana Roy$/),
  ])
})

it('lets the user state whether the list has a header row', () => {
  const read = (csv: string, hasTitles?: boolean) => {
    const list = readUsersList(csv, hasTitles === undefined ? {} : { hasTitles })
    return typeof list === 'string' ? list : [list.titleLines, ...list.users.map(({ line }) => line)]
  }
  const unknown = 'Patronyme;Petit nom;Contact\nRoy;Ana;ana.roy@b.fr'
  expect(read(unknown)).toEqual([0, 1, 2])
  expect(read(unknown, true)).toEqual([1, 2])
  // The only student of the class without an address comes first and is alone on the line.
  const lonely = 'Ana Roy;\nBen Diallo;d@b.fr'
  expect(read(lonely)).toEqual([1, 2])
  expect(read(lonely, false)).toEqual([0, 1, 2])
  expect(read('Classe de 2A;\nNom;Mail\nRoy;a@b.fr')).toEqual([2, 3])
  expect(read('Classe de 2A;\nNom;Mail\nRoy;a@b.fr', false)).toEqual([0, 1, 2, 3])
})

it('reads a name with line breaks in its cell as one line', () => {
  expect(listed('Nom;Prénom;Mail\n"Le\nRoy";"Ana\u00a0 Lou";a@b.fr')).toEqual(['2 a@b.fr Ana Lou Le Roy'])
})

it('keeps a provisional password, drops a masked one, and takes pupils for players', () => {
  expect(listed('Login;Mail;Mot de passe provisoire;Rôle\nana;a@b.fr; abc ;Élève')).toEqual([
    '2 ana a@b.fr  abc ',
  ])
  expect(listed('Login;Mail;Password\nana;a@b.fr;****')).toEqual(['2 ana a@b.fr'])
})

it.each([
  ['an open quotation mark', '"ana;a@b.fr', 'quotes'],
  ['titles alone', 'username;email;age\n', 'empty'],
  ['nothing', '', 'empty'],
  ['titles parted by commas, people by semicolons', 'username,email,age\nana;ana@b.fr;20', 'separators'],
  ['titles parted by tabulations', 'username\temail\tage\nana;ana@b.fr;20\nben;ben@b.fr;21', 'separators'],
  ['some people parted by commas', 'Nom;Mail\nRoy;a@b.fr\nBa;b@b.fr\nDiallo,d@b.fr', 'separators'],
  [
    'too many people',
    Array.from({ length: 501 }, (_, index) => `u${index};u@b.fr;20`).join('\n'),
    'too-long',
  ],
])('reports why a list cannot be read: %s', (_title, csv, fault) => {
  expect(listed(csv)).toBe(fault)
})
