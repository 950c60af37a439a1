import type { ListColumnKind } from './users-list.ts'

/**
 * What a title stands for. `name` is a name whose extent only the other columns tell: « Nom » beside « Prénom » is the
 * family name, alone it is the whole. `other` is a title schools write that is no column of ours.
 */
export type TitleKind = ListColumnKind | 'name' | 'other'

/** Titles as schools write them, in our languages; accents, case, punctuation and filler words do not count. */
const titles: Record<TitleKind, string> = {
  username: `username, user, user name, user id, userid, login, login id, loginname, logon, account, account name, pseudo, nickname,
    identifiant, identifiant de connexion, identifiant ent, code utilisateur, nom d'utilisateur, nom utilisateur, utilisateur,
    compte, nom de compte, nom de connexion, benutzername, benutzer, benutzerkennung, anmeldename, kennung, nutzername,
    usuario, nombre de usuario, cuenta, nama pengguna, pengguna, nama akun, akun, 用户名, 用户, 账号, 帐号, 登录名,
    اسم المستخدم, المستخدم, اسم الدخول, المعرف`,
  email: `email, e mail, mail, mel, adresse mel, adr mel, courriel, courrier electronique, adresse electronique,
    adresse courriel, adresse email, adresse e mail, adresse mail, messagerie, adresse messagerie, boite mail,
    email address, e mail address, mail address, electronic mail, email id, email value, e mail value, primary email,
    e mail adresse, mailadresse, emailadresse, mail adresse, epost, correo, correo e, correo electronico,
    direccion correo, direccion correo electronico, direccion email, surel, alamat surel, alamat email, alamat e mail, pos el,
    posel, 电子邮件, 电子邮箱, 邮箱, 邮件, 邮箱地址, 邮件地址, 电子邮件地址, 电邮, 学生邮箱,
    البريد الإلكتروني, البريد, بريد إلكتروني, عنوان البريد الإلكتروني, الإيميل, إيميل, البريد الالكتروني للطالب`,
  age: `age, alter, edad, umur, usia, 年龄, العمر, السن, عمر`,
  password: `password, pass word, pwd, passwd, mot de passe, mdp, passwort, kennwort, contrasena, clave, kata sandi, sandi,
    密码, 口令, كلمة المرور, كلمة السر, الرقم السري`,
  firstName: `first name, firstname, given name, givenname, given names, forename, prenom, prenoms, vorname, vornamen, rufname,
    nombre s, nombres, nombre de pila, primer nombre, nama depan, 名, 名字, الاسم الأول, الاسم الشخصي`,
  lastName: `last name, lastname, surname, family name, familyname, nom de famille, nom famille, nom usage, nom d'usage,
    nom de naissance, nachname, familienname, zuname, apellido, apellidos, apellido s, primer apellido, nama belakang,
    nama keluarga, marga, 姓, 姓氏, اسم العائلة, اللقب, النسب, الاسم العائلي, الكنية`,
  fullName: `nom et prenom, nom prenom, nom prenoms, nom et prenoms, prenom et nom, prenom nom, nom complet, noms et prenoms, noms,
    eleve, eleves, etudiant, etudiante, etudiants, apprenant, apprenants, participant, participants, stagiaire,
    full name, fullname, display name, student, students, student name, learner, pupil, last name first name,
    first name last name, name vorname, nachname vorname, vorname nachname, vorname name, vor und nachname,
    name und vorname, vollstandiger name, schuler, schulerin, schulername, teilnehmer,
    nombre y apellidos, nombre y apellido, apellidos y nombre, apellidos y nombres, apellidos nombre, apellidos nombres,
    nombre completo, alumno, alumna, alumnos, alumnado, estudiante, estudiantes,
    nama lengkap, nama siswa, siswa, nama mahasiswa, mahasiswa, peserta, 姓名, 学生姓名, 学生, 全名,
    الاسم الكامل, الاسم واللقب, الاسم والنسب, الاسم الثلاثي, الاسم الرباعي, الطالب, التلميذ, اسم الطالب, اسم التلميذ`,
  role: `role, roles, rolle, rol, peran, 角色, الدور`,
  name: `nom, name, names, nama, nombre, الاسم, اسم`,
  other: `classe, class, klasse, clase, kelas, 班级, القسم, الصف, الفصل, groupe, groupes, group, groups, gruppe, grupo, kelompok, division,
    section, niveau, level, mef, cohort, cohorte, course, cours, matiere, option, options, sexe, sex, genre, gender, civilite,
    geschlecht, sexo, jenis kelamin, 性别, الجنس, ne le, nee le, ne e le, naissance, date naissance, date de naissance, date of birth, birthday,
    birth date, dob, geburtsdatum, geboren am, fecha de nacimiento, tanggal lahir, 出生日期, تاريخ الميلاد, تاريخ الازدياد, lieu de naissance,
    regime, statut, status, profil, profile, type, ine, numero, numero national, no, n, num, nr, id, id number, idnumber,
    identifiant national, matricule, matrikelnummer, student id, student number, dni, nim, nis, nisn, 学号, 序号,
    رقم الطالب, الرقم, telephone, tel, portable, mobile, phone, phone number, telefon, telefono, telepon, 电话, 手机, الهاتف,
    adresse, address, anschrift, direccion, alamat, 地址, العنوان, adresse postale, code postal, ville, city, pays, country,
    projet, projet accompagnement, date entree, entree, sortie, date sortie, etablissement, school name, organization,
    org unit path, department, departement, institution, observations, remarques, comments, notes, signature, present`,
}

/** Words that say nothing about what a column holds. */
const fillers = words(`de, du, des, d, la, le, les, l, the, of, of the, der, die, des, del, el, los,
  obligatoire, required, requis, facultatif, optional, pflicht, obligatorio, wajib,
  professionnel, professionnelle, personnel, personnelle, institutionnel, institutionnelle, academique, scolaire, ecole, ent, school,
  institucional, escolar, sekolah, provisoire, initial, temporaire, temporary, eleve, etudiant, apprenant, student, pupil, learner,
  schuler, schulers, alumno, estudiante, siswa, mahasiswa, user, utilisateur`)

/** Words that make a column somebody else's: a parent's address is not the student's. */
const otherPeople =
  words(`responsable, responsables, parent, parents, pere, mere, legal, legaux, representant, tuteur, tutrice,
  guardian, mother, father, eltern, vater, mutter, erziehungsberechtigte, padre, madre, padres, tutor, wali, orang, ayah, ibu,
  professeur, enseignant, teacher, lehrer, profesor, guru, entreprise, secondaire, ولي, الأب, الأم`)

/** Words before the number of people, at the end of a list. */
const totals =
  words(`total, total general, totaux, effectif, effectifs, effectif total, nombre d'eleves, nombre d'etudiants,
  grand total, sum, count, headcount, summe, gesamt, insgesamt, anzahl, suma, total alumnos, jumlah, total siswa,
  总计, 合计, 总数, 人数, المجموع, العدد, الإجمالي`)

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(',').map(word => wordsOf(word).join('')))
}

/** The words of a title without accents, case, punctuation, digits; spellings of an Arabic letter become one. */
function wordsOf(title: string): string[] {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|\u0640/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}

const kinds = new Map<string, TitleKind>()
for (const spelling of [withoutSpaces, withoutFillers]) {
  for (const [kind, list] of Object.entries(titles) as [TitleKind, string][]) {
    for (const title of list.split(',')) {
      const key = spelling(wordsOf(title))
      if (key !== '' && !kinds.has(key)) kinds.set(key, kind)
    }
  }
}

function withoutSpaces(found: readonly string[]): string {
  return found.join('')
}

function withoutFillers(found: readonly string[]): string {
  return found.filter(word => !fillers.has(word)).join('')
}

/** What a cell stands for if it is a title; undefined when it is none that we know. */
export function titleKind(cell: string): TitleKind | undefined {
  if (cell.length > 80) return undefined
  const found = wordsOf(cell)
  if (found.length === 0) return undefined
  const known = kinds.get(withoutSpaces(found))
  if (known) return known
  if (found.some(word => otherPeople.has(word))) return 'other'
  return kinds.get(withoutFillers(found))
}

/** Whether a cell stands before the number of people: « Total », « Effectif : ». */
export const namesTotal = (cell: string): boolean => totals.has(withoutSpaces(wordsOf(cell)))

/** Parts of the word for e-mail in languages whose other titles we do not know. */
const addressWords =
  /mail|mejl|post|poczt|почт|пошт|поща|ταχυδρομ|メール|메일|郵|邮|بريد|ایمیل|ईमेल|อีเมล|דוא|thư điện/iu

/** Whether a cell says, in whatever language, that its column holds e-mail addresses. */
export const titlesAddresses = (cell: string): boolean =>
  titleKind(cell) === 'email' || addressWords.test(cell.normalize('NFC'))

/** Whether the title names the given name first: « Prénom et nom », “Full name”, « الاسم الكامل ». */
export const isGivenNameFirst = (title: string): boolean =>
  /^(prenom|first|vorname|vor|nombre|full|display|student|learner|pupil|name$|names$|الاسم|اسم|الطالب|التلميذ|nama|siswa|mahasiswa)/.test(
    wordsOf(title).join(''),
  ) && !/^namevorname/.test(wordsOf(title).join(''))
