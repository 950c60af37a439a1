import { readFileSync } from 'node:fs'
import { simulateCommand } from './simulate-command.ts'

// The program reads a document from a file, or from standard input with "-".

const standardInput = 0

// A reader that stops early (head) is no fault of the scenario.
process.stdout.on('error', () => {})
process.exitCode = simulateCommand(process.argv.slice(2), {
  read: path => readFileSync(path === '-' ? standardInput : path, 'utf8'),
  print: text => process.stdout.write(text),
  complain: line => process.stderr.write(line),
})
