import { expect, it } from 'vitest'
import { isGivenNameFirst, namesGroup, titleKind } from './list-titles.ts'

it.each([
  [
    'name',
    'Votre nom',
    'Dein Name',
    'Su nombre',
    'Nama anda',
    "What's your name?",
    'Nom / Name',
    'ما هو اسمك؟',
  ],
  ['firstName', 'Votre prénom :', 'Wie ist dein Vorname?', 'Prénom / First name', 'Prénom usuel'],
  ['lastName', 'Tu apellido', 'Name (Nachname)', 'Segundo apellido', 'Apellido 2', 'Nom — Surname'],
  [
    'fullName',
    'What is your full name?',
    'Nama lengkap anda',
    'Nama Peserta Didik',
    'الاسم الكامل للتلميذ',
    'Cognome e nome',
    '姓名 Name',
    '你的姓名',
    'Nom/Prénom',
  ],
  [
    'email',
    'E-mail (ex. : jean@ecole.fr)',
    'E-Mail (z. B. jean@schule.de)',
    'Quelle est votre adresse mail ?',
    'Please enter your email',
    'Email pro',
    '電子信箱',
    '电子邮件/Email',
    'بريدك الإلكتروني',
  ],
  [
    'age',
    'Quel âge avez-vous ?',
    'How old are you?',
    'Wie alt bist du?',
    '¿Cuántos años tienes?',
    'Berapa umur kamu?',
    'Âge / Age',
    'Alter (Jahre)',
    '年龄（岁）',
    '岁数',
  ],
  ['password', '密碼', 'Mot de passe / Password'],
  ['username', '帳號', 'Identifiant (login)'],
  ['theirs', 'Mail parent', 'Email (parents)', "Mother's email", 'E-Mail der Eltern'],
  ['other', 'Horodateur', 'Zeitstempel', '时间戳记', 'Total Duration (Minutes)', '學號', 'Classe / Class'],
  [undefined, 'Spécialité', 'Original Name', '12', 'Dupont'],
])('assigns the kind %s to titles such as %j', (kind, ...titles) => {
  expect(titles.map(title => [title, titleKind(title ?? '')])).toEqual(titles.map(title => [title, kind]))
})

it.each([
  ['What is your full name?', true],
  ['Name (Original Name)', true],
  ['Nome e cognome', true],
  ['Cognome e nome', false],
  ['Name, Vorname', false],
  ['Votre nom', false],
])('detects whether %j puts the given name first', (title, expected) => {
  expect(isGivenNameFirst(title)).toBe(expected)
})

it.each(['Groupe A', 'Gruppe 1', '3B', 'Page 1/2', 'Signature : M. Martin', 'Points Possible', 'Total'])(
  'takes %j for a group or a count, not for a person',
  text => {
    expect(namesGroup(text)).toBe(true)
  },
)
