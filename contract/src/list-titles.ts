import type { ListColumnKind } from './users-list.ts'

/**
 * The kind of column that a title names. `name` is a name whose extent depends on the other columns: « Nom » next to «
 * Prénom » is the family name, alone it is the whole name. `other` is a title that schools use for a column that is not
 * ours, `theirs` a column about another person, such as a parent.
 */
export type TitleKind = ListColumnKind | 'name' | 'other' | 'theirs'

/** Column titles as schools write them, in our languages; accents, case, punctuation and filler words are ignored. */
const titles: Record<Exclude<TitleKind, 'theirs'>, string> = {
  username: `username, user, user name, user id, userid, login, login id, loginname, logon, account, account name, pseudo, nickname,
    identifiant, identifiant de connexion, identifiant ent, code utilisateur, nom d'utilisateur, nom utilisateur, utilisateur,
    compte, nom de compte, nom de connexion, benutzername, benutzer, benutzerkennung, anmeldename, kennung, nutzername,
    usuario, nombre de usuario, cuenta, nama pengguna, pengguna, nama akun, akun, 用户名, 用户, 账号, 帐号, 登录名,
    帳號, 學生帳號, 使用者名稱, 使用者, 用戶名, 登入名稱,
    اسم المستخدم, المستخدم, اسم الدخول, المعرف`,
  email: `email, e mail, mail, mel, adresse mel, adr mel, courriel, courrier electronique, adresse electronique,
    adresse courriel, adresse email, adresse e mail, adresse mail, messagerie, adresse messagerie, boite mail,
    email address, e mail address, mail address, electronic mail, email id, email value, e mail value, primary email,
    e mail adresse, mailadresse, emailadresse, mail adresse, epost, correo, correo e, correo electronico,
    direccion correo, direccion correo electronico, direccion email, surel, alamat surel, alamat email, alamat e mail, pos el,
    posel, 电子邮件, 电子邮箱, 邮箱, 邮件, 邮箱地址, 邮件地址, 电子邮件地址, 电邮, 学生邮箱,
    電子信箱, 電子郵件, 電子郵件地址, 電郵, 信箱, 郵箱, posta elettronica, indirizzo e mail, indirizzo email,
    البريد الإلكتروني, البريد, بريدك, بريدك الإلكتروني, إيميلك, بريد إلكتروني, عنوان البريد الإلكتروني, الإيميل, إيميل, البريد الالكتروني للطالب`,
  age: `age, alter, edad, umur, usia, eta, how old, how old are you, wie alt, wie alt bist du, wie alt sind sie, cuantos anos,
    cuantos anos tienes, cuantos anos tiene, 年龄, 年齡, 岁数, 歲數, 年纪, 几岁, العمر, السن, عمر, عمرك, سنك`,
  password: `password, pass word, pwd, passwd, mot de passe, mdp, passwort, kennwort, contrasena, clave, kata sandi, sandi,
    密码, 口令, 密碼, 登录密码, 初始密码, 初始密碼, كلمة المرور, كلمة السر, الرقم السري`,
  firstName: `first name, firstname, given name, givenname, given names, forename, prenom, prenoms, vorname, vornamen, rufname,
    nombre s, nombres, nombre de pila, primer nombre, nama depan, 名, 名字, الاسم الأول, الاسم الشخصي`,
  lastName: `last name, lastname, surname, family name, familyname, nom de famille, nom famille, nom usage, nom d'usage,
    nom de naissance, nachname, familienname, zuname, apellido, apellidos, apellido s, primer apellido, segundo apellido,
    apellido paterno, apellido materno, nom d'epouse, nom marital, birth name, maiden name, geburtsname, cognome, cognomi, nama belakang,
    nama keluarga, marga, 姓, 姓氏, اسم العائلة, اللقب, النسب, الاسم العائلي, الكنية`,
  fullName: `nom et prenom, nom prenom, nom prenoms, nom et prenoms, prenom et nom, prenom nom, nom complet, noms et prenoms, noms,
    eleve, eleves, etudiant, etudiante, etudiants, apprenant, apprenants, participant, participants, stagiaire,
    full name, fullname, complete name, display name, comment vous appelez vous, comment tu t'appelles, wie heisst du, wie heissen sie,
    como te llamas, student, students, student name, learner, pupil, last name first name,
    first name last name, name vorname, nachname vorname, vorname nachname, vorname name, vor und nachname,
    name und vorname, vollstandiger name, schuler, schulerin, schulername, teilnehmer,
    nombre y apellidos, nombre y apellido, apellidos y nombre, apellidos y nombres, apellidos nombre, apellidos nombres,
    nombre completo, nombre y apellidos del alumno, nome e cognome, cognome e nome, cognome nome, nome cognome, alumno, alumna, alumnos, alumnado, estudiante, estudiantes,
    nama lengkap, nama siswa, siswa, nama mahasiswa, mahasiswa, peserta, peserta didik, nama peserta didik, murid, nama murid,
    姓名, 学生姓名, 学生, 全名, 學生姓名, 學生, 名單, 名单,
    الاسم الكامل, اسمك الكامل, الاسم واللقب, الاسم والنسب, الاسم الثلاثي, الاسم الرباعي, الطالب, التلميذ, اسم الطالب, اسم التلميذ`,
  role: `role, roles, rolle, rol, peran, 角色, الدور`,
  name: `nom, name, names, nama, nombre, nome, الاسم, اسم, اسمك`,
  other: `timestamp, horodateur, zeitstempel, marca temporal, stempel waktu, cap waktu, 时间戳记, 时间戳, 時間戳記, 提交时间, 提交時間, طابع زمني, الطابع الزمني,
    duration, total duration, total duration minutes, guest, join time, leave time, score, points, note, moyenne, code,
    班級, 學號, 學號碼, 座號, 座号, 性別, 電話, 手機, 編號, 编号,
    classe, class, klasse, clase, kelas, 班级, القسم, الصف, الفصل, groupe, groupes, group, groups, gruppe, grupo, kelompok, division,
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

/** Words that say nothing about the content of a column. */
const fillers = words(`de, du, des, d, la, le, les, l, the, of, of the, der, die, des, del, el, los,
  obligatoire, required, requis, facultatif, optional, pflicht, obligatorio, wajib,
  professionnel, professionnelle, personnel, personnelle, institutionnel, institutionnelle, academique, scolaire, ecole, ent, school,
  votre, vos, ton, ta, tes, quel, quelle, quels, est, avez, vous, as, tu, your, what, is, are, you, please, enter, fill, in,
  my, mon, ma, mes, mein, meine, mi, mis, tus, sus, dein, deine, deinen, ihr, ihre, ihren, wie, lautet, ist, war, bitte, su, cual, es, tiene, tienes, indique, escribe,
  anda, kamu, apa, siapa, berapa, masukkan, silakan, ex, exemple, example, ej, ejemplo, beispiel, contoh, e, g, s,
  perso, pro, usuel, usuelle, kindes,
  للتلميذ, للطالب, التلميذ, الطالب, ما, هو, هي, كم, peserta, didik, murid,
  institucional, escolar, sekolah, provisoire, initial, temporaire, temporary, eleve, etudiant, apprenant, student, pupil, learner,
  schuler, schulers, alumno, estudiante, siswa, mahasiswa, user, utilisateur`)

/** Words that mark a column about another person: a parent's address is not the student's. */
const otherPeople =
  words(`responsable, responsables, parent, parents, pere, mere, legal, legaux, representant, tuteur, tutrice,
  guardian, mother, father, eltern, vater, mutter, erziehungsberechtigte, padre, madre, padres, tutor, wali, orang, ayah, ibu,
  professeur, enseignant, teacher, lehrer, profesor, guru, entreprise, secondaire, ولي, الأب, الأم`)

/** Words before the number of people at the end of a list. */
const totals =
  words(`total, total general, totaux, effectif, effectifs, effectif total, nombre d'eleves, nombre d'etudiants,
  grand total, sum, count, headcount, summe, gesamt, insgesamt, anzahl, suma, total alumnos, jumlah, total siswa,
  总计, 合计, 总数, 人数, المجموع, العدد, الإجمالي`)

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(',').map(word => wordsOf(word).join('')))
}

/**
 * Returns the words of a title without accents, case, punctuation and digits; spelling variants of an Arabic letter
 * become one.
 */
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

/** Returns the kind of column that a cell names as a title; undefined when it is no known title. */
export function titleKind(cell: string): TitleKind | undefined {
  if (cell.length > 200) return undefined
  // A title may contain an example of an address.
  const title = cell.replace(/\S+[@＠]\S+/gu, ' ').replace(/^(你的|您的|请输入|请填写|請輸入|請填寫)+/u, '')
  if (title.length > 80) return undefined
  const found = wordsOf(title)
  if (found.length === 0) return undefined
  const known = kinds.get(withoutSpaces(found))
  if (known) return known
  if (found.some(word => otherPeople.has(word))) return 'theirs'
  return kinds.get(withoutFillers(found)) ?? kindOfParts(title, found)
}

const kindOfWords = (found: readonly string[]): TitleKind | undefined =>
  kinds.get(withoutSpaces(found)) ?? kinds.get(withoutFillers(found))

/** Returns the kind of a title in two languages, or with a note: « Âge / Age », « 姓名 Name », « Alter (Jahre) ». */
function kindOfParts(title: string, found: readonly string[]): TitleKind | undefined {
  const halves = found.slice(1).flatMap((_, index) => {
    const [one, other] = [found.slice(0, index + 1), found.slice(index + 1)].map(kindOfWords)
    return one !== undefined && one === other ? [one] : []
  })
  if (halves[0]) return halves[0]
  const parts = [title.split(/[^\p{L}\p{M}\p{N}\s'’.-]|\s-\s/u), title.match(scripts) ?? []]
  for (const each of parts.filter(({ length }) => length > 1)) {
    const known = each.flatMap(part => kindOfWords(wordsOf(part)) ?? [])
    // « Name (Nachname) »: the more precise of two words for a name counts.
    const exact = known.filter(kind => kind !== 'name')
    if (known[0]) return known[0] === 'name' ? (exact.find(isNameKind) ?? 'name') : known[0]
  }
  return undefined
}

const scripts =
  /[\p{Script=Latin}\p{M}'’.-][\p{Script=Latin}\p{M}\s'’.-]*|\p{Script=Han}+|[\p{Script=Arabic}][\p{Script=Arabic}\p{M}\s]*/gu

const isNameKind = (kind: TitleKind): boolean => ['firstName', 'lastName', 'fullName'].includes(kind)

/** Whether a title continues the previous column of its kind: « Segundo apellido », « Apellido 2 ». */
export const isContinued = (title: string): boolean =>
  /(^|\s)[2-4]$|^(segundo|second|deuxième|zweiter)\s|\smaterno$/iu.test(title.trim())

/** Whether a title names a former family name; the one in use takes precedence. */
export const isFormerName = (title: string): boolean =>
  /naissance|jeune fille|birth|maiden|geburtsname/iu.test(title)

/** Whether a cell precedes the number of people: « Total », « Effectif : ». */
export const namesTotal = (cell: string): boolean => totals.has(withoutSpaces(wordsOf(cell)))

/** Words that precede the name of a group, or that mark a text which is no person. */
const groups =
  words(`groupe, group, gruppe, grupo, kelompok, classe, class, klasse, clase, kelas, section, equipe, team, points,
  points possible, punkte, puntos, poin, 组, 组别, 班级, 班級, المجموعه, الفصل, القسم`)

/**
 * Whether a text names a group or counts something, and so is no person: « Groupe A », « Page 1/2 », « Signature : ».
 */
export const namesGroup = (cell: string): boolean =>
  /\d|[:：]/.test(cell) || groups.has(wordsOf(cell)[0] ?? '') || namesTotal(cell)

/** Parts of the word for e-mail in languages whose other titles are unknown to us. */
const addressWords =
  /mail|mejl|post|poczt|почт|пошт|поща|ταχυδρομ|メール|메일|郵|邮|بريد|ایمیل|ईमेल|อีเมล|דוא|thư điện/iu

/** Whether a cell announces a column of e-mail addresses, in any language. */
export const titlesAddresses = (cell: string): boolean =>
  titleKind(cell) === 'email' || addressWords.test(cell.normalize('NFC'))

/** Whether a title puts the given name first: « Prénom et nom », “Full name”, « الاسم الكامل ». */
export function isGivenNameFirst(title: string): boolean {
  const found = wordsOf(title)
  const given =
    /^(prenom|first|vorname|vor|nombre|full|display|student|learner|pupil|names?(?!.*(vor|first|given))|nomee?cognome|الاسم|اسم|الطالب|التلميذ|nama|siswa|mahasiswa)/
  return given.test(withoutSpaces(found)) || given.test(withoutFillers(found))
}
