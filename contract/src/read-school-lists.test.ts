import { expect, it } from 'vitest'
import { readUsersList } from './read-users-list.ts'

/**
 * Formats each person as « line username email age first name/last name role », then each skipped line with its reason.
 */
function read(csv: string) {
  const list = readUsersList(csv)
  if (typeof list === 'string') return [list]
  const people = list.users.map(({ line, values: { username, email, age, firstName, lastName, role } }) =>
    [line, username, email, age, `${firstName}/${lastName}`, role].filter(Boolean).join(' '),
  )
  return [...people, ...list.skipped.map(({ line, reason }) => `${line} ${reason}`)]
}

const jean = 'jean@x.fr Jean/Dupont'
const ana = 'ana@x.fr Ana/Roy'

it.each([
  ['a contact above', 'Lycée Moulin;;\nContact : cpe@x.fr;;\nNom;Prénom;Mail', '1 above,2 above,3 titles'],
  [
    'a teacher above',
    'Classe;3A;\nProfesseur;Martin;martin@x.fr\nNom;Prénom;Mail',
    '1 above,2 above,3 titles',
  ],
  ['an address alone above', 'schule@x.de\nName;Vorname;E-Mail', '1 above,2 titles'],
  [
    'another table above',
    'Meeting ID,Topic\n123,Class\nLast Name,First Name,Email',
    '1 above,2 above,3 titles',
  ],
  ['an example in a title', 'Apellidos;Nombre;Correo (ej.: ana@x.es);Edad', '1 titles'],
  ['marks beside', 'Nom;Prénom;Mail;1;2;3', '1 titles'],
  ['a mark with its greatest value', 'Surname,First name,Email,20,10 pts', '1 titles'],
  ['titles in a second language below', 'Nom;Prénom;Mail\nLast name;First name;E-mail', '1 titles,2 titles'],
  ['notes in brackets below', 'Nom;Prénom;Mail\n(obligatoire);(obligatoire);(si connu)', '1 titles,2 nobody'],
])('recognises titles, and takes no line above them for a player: %s', (_title, titles, skipped) => {
  const separator = titles.includes(';') ? ';' : ','
  const line = titles.split('\n').length + 1
  const csv = `${titles}\n${['Dupont', 'Jean', 'jean@x.fr', '', '13', '14'].join(separator)}`
  expect(read(csv)).toEqual([`${line} ${jean}`, ...skipped.split(',')])
})

it.each([
  'DUPONT;Jean;12/03/2009;jean@x.fr',
  'DUPONT;Jean;2009-03-12;jean@x.fr',
  '8:15;DUPONT;Jean;jean@x.fr',
  'DUPONT;Jean;0123456789a;jean@x.fr',
  'DUPONT;Jean;2nde-a;jean@x.fr',
  'seconde;DUPONT;Jean;jean@x.fr',
  '12.03.2009;jean@x.fr;DUPONT;Jean',
])('takes neither dates nor codes for usernames in a list without titles: %j', line => {
  expect(read(line)).toEqual(['1 jean@x.fr Jean/DUPONT'])
})

it('takes a column without a title for usernames when they resemble their owners', () => {
  expect(read('DUPONT;Jean;jdupont;jean@x.fr')).toEqual(['1 jdupont jean@x.fr Jean/DUPONT'])
})

it.each([
  'Horodateur,Adresse e-mail,Votre nom,Votre prénom,Quelle salle ?\n2026/03/01 8:00:00 AM UTC+1,jean@x.fr,Dupont,Jean,12',
  'Zeitstempel,E-Mail-Adresse,Wie heißt du?,Zimmer\n01.03.2026 08:00:00,jean@x.fr,"Dupont, Jean",12',
  'Marca temporal,Correo,Tu nombre,Tus apellidos\n1/3/2026 8:00:00,jean@x.fr,Jean,Dupont',
  'Stempel waktu,Alamat email,Nama lengkap anda\n01/03/2026 8:00:00,jean@x.fr,Jean Dupont',
  '时间戳记,电子邮件地址,您的姓名\n2026/03/01 上午8:00:00,jean@x.fr,"Dupont,Jean"',
  'Name (Original Name),User Email,Total Duration (Minutes),Guest\nJean Dupont (jd),jean@x.fr,60,No',
  'Achternaam;Voornaam;E-mail;Lokaal;Code\nDupont;Jean;jean@x.fr;12;jdupont',
])('takes a column with an unknown title neither for an age nor for a username: %j', csv => {
  expect(read(csv)).toEqual([`2 ${jean}`, '1 titles'])
})

it.each([
  ['Name,Given Name,Family Name,E-mail 1 - Value\nJean Dupont,Jean,Dupont,jean@x.fr', jean],
  ['Name;Vorname;Nachname;Mail\nJean Dupont;Jean;;jean@x.fr', jean],
  ['Nom;Prénom;Nom d’usage;Mail\nDupont;Jean;;jean@x.fr', jean],
  ["Nom d'usage;Nom de naissance;Prénom;Mail\n;Dupont;Jean;jean@x.fr", jean],
  ["Nom de naissance;Nom d'usage;Prénom;Mail\nBa;Dupont;Jean;jean@x.fr", jean],
  ['Nom;Prénom;Email perso;Email pro\nDupont;Jean;;jean@x.fr', jean],
  ['Nom;Prénom;Email perso;Email pro\nDupont;Jean;néant;jean@x.fr', jean],
  ['Primer apellido;Segundo apellido;Nombre;Correo\nDupont;Gil;Jean;jean@x.fr', 'jean@x.fr Jean/Dupont Gil'],
  ['Apellido 1;Apellido 2;Nombre;Correo\nDupont;Gil;Jean;jean@x.fr', 'jean@x.fr Jean/Dupont Gil'],
  ['學號,姓名,電子信箱,帳號\n001,王小明,ming@x.tw,ming', 'ming ming@x.tw 小明/王'],
  ['Name,User Name,Role\nJean Dupont,jean@x.fr,Member', jean],
  ['Identifiant;Nom;Prénom\njean@x.fr;Dupont;Jean', jean],
  ['Last Name,First Name,Username,Student ID,Availability\nDupont,Jean,jean@x.fr,12,Yes', jean],
  ['Nom;Prénom;Mail parent;Identifiant\nDupont;Jean;p@x.fr;jean', 'jean Jean/Dupont'],
  [
    'Nom;Prénom;Login;Mail\n="Dupont";="Jean";="0012";=HYPERLINK("mailto:jean@x.fr";"jean@x.fr")',
    `0012 ${jean}`,
  ],
  ['Nom;Prénom;Mail;Rôle\nM. Dupont;Jean;jean@x.fr;Élève(s)', jean],
])('reads the columns of %j', (csv, person) => {
  expect(read(csv)).toEqual([`2 ${person}`, '1 titles'])
})

it.each([
  ['jean@x.fr;ana@x.fr', ['1 jean@x.fr /', '1 ana@x.fr /']],
  ['jean@x.fr, ana@x.fr,', ['1 jean@x.fr /', '1 ana@x.fr /']],
  ['jean@x.fr ana@x.fr', ['1 jean@x.fr /', '1 ana@x.fr /']],
  ['To: Jean Dupont <jean@x.fr>; ana@x.fr', [`1 ${jean}`, '1 ana@x.fr /']],
  ['Jean Dupont <jean@x.fr>, Ana Roy <ana@x.fr>', [`1 ${jean}`, `1 ${ana}`]],
  ['Dupont, Jean <jean@x.fr>; Roy, Ana <ana@x.fr>', [`1 ${jean}`, `1 ${ana}`]],
  ['"Dupont, Jean" <jean@x.fr>,\n"Roy, Ana" <ana@x.fr>,', [`1 ${jean}`, `2 ${ana}`]],
  ["'Jean Dupont' <jean@x.fr>\n\nAna Roy <ana@x.fr>", [`1 ${jean}`, `3 ${ana}`]],
  ['Destinataires\njean@x.fr; ana@x.fr', ['2 jean@x.fr /', '2 ana@x.fr /', '1 titles']],
])('reads a person from each address of a copied field: %j', (csv, people) => {
  expect(read(csv)).toEqual(people)
})

it.each([
  'Groupe A;;',
  'Page 1/2;;',
  '---;---;---',
  'Points;;100',
  'Signature : M. Martin;;',
  'Last name;First name;E-mail',
  'Total;2;',
])('takes no line in the middle for a person whose address is missing: %j', line => {
  expect(read(`Nom;Prénom;Mail\nDupont;Jean;jean@x.fr\n${line}\nRoy;Ana;ana@x.fr`).slice(0, 2)).toEqual([
    `2 ${jean}`,
    `4 ${ana}`,
  ])
})

it.each(['Group 2,', 'Points Possible,', 'Page 1/2,', '***,'])(
  'takes no group heading for a person in a list with one column of names: %j',
  line => {
    expect(read(`Full name,Email\n${line}\nJean Dupont,jean@x.fr\nAna Roy,`)).toEqual([
      `3 ${jean}`,
      '4 Ana/Roy',
      '1 titles',
      '2 nobody',
    ])
  },
)

it('leaves out a total and everything below it', () => {
  expect(read('Nom;Mail\nDupont Jean;jean@x.fr\nTotal;1\nLe proviseur;\nM. Martin;')).toEqual([
    `2 ${jean}`,
    '1 titles',
    '3 total',
    '4 total',
    '5 total',
  ])
})

it('keeps a person with a complete name and no address, or with a word in its place', () => {
  expect(read('Nom;Prénom;Mail\nDupont;Jean;jean@x.fr\nRoy;Ana;\nBa;;absente')).toEqual([
    `2 ${jean}`,
    '3 Ana/Roy',
    '4 absente /Ba',
    '1 titles',
  ])
})
