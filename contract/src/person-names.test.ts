import { expect, it } from 'vitest'
import { freeUsername, proposedUsername, splitFullName } from './person-names.ts'

it.each([
  ['DUPONT Marie', 'Marie', 'DUPONT'],
  ['Marie DUPONT', 'Marie', 'DUPONT'],
  ['DE LA TOUR Anne-Sophie', 'Anne-Sophie', 'DE LA TOUR'],
  ['de SAINT-EXUPÉRY Antoine', 'Antoine', 'de SAINT-EXUPÉRY'],
  ['Dupont, Marie Anne', 'Marie Anne', 'Dupont'],
  ['Le Gall Yann', 'Yann', 'Le Gall'],
  ['DUPONT MARIE', 'MARIE', 'DUPONT'],
  ['ÇELIK  Noël', 'Noël', 'ÇELIK'],
  ['王小明', '小明', '王'],
  ['欧阳娜娜', '娜娜', '欧阳'],
  ['Madonna', '', 'Madonna'],
])('parts %j, whose family name comes first unless capitals say otherwise', (text, firstName, lastName) => {
  expect(splitFullName(text, false)).toEqual({ firstName, lastName })
})

it('parts a name whose title puts the given name first', () => {
  expect(splitFullName('Ana de la Tour', true)).toEqual({ firstName: 'Ana', lastName: 'de la Tour' })
  expect(splitFullName('فاطمة الزهراء العلوي', true).firstName).toBe('فاطمة')
})

it.each([
  ['Zoé', 'Lefèvre', '', 'zoe.lefevre'],
  ['Noël', 'Çelik', '', 'noel.celik'],
  ['Jörg', 'Groß', '', 'jorg.gross'],
  ['İbrahim', 'Yıldız', '', 'ibrahim.yildiz'],
  ['Anne-Sophie', "L'Hôte de Brès", '', 'anne-sophie.lhotedebres'],
  ['Łukasz', 'Żak', '', 'lukasz.zak'],
  ['', 'Roy', 'a@b.fr', 'roy'],
  ['', '', 'Ana.Roy@b.fr', 'ana.roy'],
  ['小明', '王', 'ming@b.cn', 'ming'],
  ['小明', '王', '', '小明 王'],
  ['فاطمة', 'العلوي', 'f.alaoui@b.ma', 'f.alaoui'],
  ['Ana', '王', 'ana@b.cn', 'ana'],
  ['', '', '', ''],
])('proposes a username for %j %j %j', (firstName, lastName, email, username) => {
  expect(proposedUsername({ firstName, lastName, email })).toBe(username)
})

it('numbers a username that is taken', () => {
  const taken = new Set(['ana.roy', 'ana.roy2'])
  expect(freeUsername('ana.roy', name => taken.has(name))).toBe('ana.roy3')
  expect(freeUsername('Ben', name => taken.has(name))).toBe('Ben')
})
