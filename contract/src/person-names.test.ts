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
  ['M. DUPONT Jean', 'Jean', 'DUPONT'],
  ['M.Dupont Jean', 'Jean', 'Dupont'],
  ['Mme ROY Ana', 'Ana', 'ROY'],
  ['Frau Dr. Weber Anna', 'Anna', 'Weber'],
  ['Sra. García López, Ana', 'Ana', 'García López'],
  ['Dupont, Mlle Jeanne', 'Jeanne', 'Dupont'],
  ['王小明同学', '小明', '王'],
  ['Dupont Jean (3A)', 'Jean', 'Dupont'],
  ['ROY Ana [2nde B]', 'Ana', 'ROY'],
  ['王小明（三班）', '小明', '王'],
  ['SAINT-EXUPÉRY (de) Antoine', 'Antoine', 'de SAINT-EXUPÉRY'],
  ['ESTIENNE (d’) Honoré', 'Honoré', 'd’ESTIENNE'],
  ['MARTIN (DUPONT) Lou', 'Lou', 'MARTIN'],
  ['Dupont/Jean', 'Jean', 'Dupont'],
  ['Dupont / Jean', 'Jean', 'Dupont'],
  ['阿卜杜拉·买买提', '阿卜杜拉', '买买提'],
  ['歐陽娜娜', '娜娜', '歐陽'],
  ['김철수', '철수', '김'],
  ['남궁민수', '민수', '남궁'],
  ['1. Dupont Jean', 'Jean', 'Dupont'],
  ['12) ROY Ana', 'Ana', 'ROY'],
  ['Madame', '', 'Madame'],
])('splits %j, family name first unless capitals say otherwise', (text, firstName, lastName) => {
  expect(splitFullName(text, false)).toEqual({ firstName, lastName })
})

it('splits a name whose column title puts the given name first', () => {
  expect(splitFullName('Ana de la Tour', true)).toEqual({ firstName: 'Ana', lastName: 'de la Tour' })
  expect(splitFullName('Dr. John Smith', true)).toEqual({ firstName: 'John', lastName: 'Smith' })
  expect(splitFullName('السيد محمد العلوي', true)).toEqual({ firstName: 'محمد', lastName: 'العلوي' })
  expect(splitFullName('山田 太郎', true)).toEqual({ firstName: '太郎', lastName: '山田' })
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

it('adds a number to a username that is taken', () => {
  const taken = new Set(['ana.roy', 'ana.roy2'])
  expect(freeUsername('ana.roy', name => taken.has(name))).toBe('ana.roy3')
  expect(freeUsername('Ben', name => taken.has(name))).toBe('Ben')
})
