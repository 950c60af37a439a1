import { expect, it } from 'vitest'
import { contentDisposition } from './download.ts'

it.each([
  ['Résultats - Été.csv', 'Resultats - Ete.csv', 'R%C3%A9sultats%20-%20%C3%89t%C3%A9.csv'],
  [
    'a"; filename="x\r\nSet-Cookie: y.csv',
    'a _ filename_ x Set-Cookie y.csv',
    'a%20%3B%20filename%3D%20x%20Set-Cookie%20y.csv',
  ],
  ['../../etc/passwd.csv', 'etc passwd.csv', 'etc%20passwd.csv'],
  ['季度.xlsx', '_.xlsx', '%E5%AD%A3%E5%BA%A6.xlsx'],
  ['\ud800.csv', 'export.csv', 'export.csv'],
  ["it's (1)*.csv", 'it_s (1).csv', 'it%27s%20%281%29.csv'],
])('offers %j as a file name that cannot break out of the header or the folder', (name, ascii, encoded) => {
  expect(contentDisposition(name)).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
})
