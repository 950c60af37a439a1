import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('French spreadsheets get semicolons and decimal commas, English ones commas and points', () => {
  const rows = [
    ['Ligne', 'BA'],
    ['Résultat net', -1200.5],
  ]
  expect(csvOf('fr', rows)).toBe('\uFEFFLigne;BA\r\nRésultat net;-1200,5\r\n')
  expect(csvOf('en', rows)).toBe('\uFEFFLigne,BA\r\nRésultat net,-1200.5\r\n')
})

test('texts that look like formulas, quotes and separators stay texts', () => {
  expect(csvOf('en', [['=1+1', 'a "b"', 'x,y', '@home']])).toBe('\uFEFF\'=1+1,"a ""b""","x,y",\'@home\r\n')
})
