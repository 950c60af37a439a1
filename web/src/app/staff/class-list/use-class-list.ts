import { type ListReading, readUsersList } from '@trimestre/contract/read-users-list'
import type { ListFault, UsersList } from '@trimestre/contract/users-list'
import { useState } from 'react'
import { decode, type Encoding } from '../list-file/code-pages.ts'
import { type FileFault, type ListFile, listBytesMax } from '../list-file/read-list-file.ts'
import { type ListRow, rowsOf } from './list-rows.ts'

export type ClassList = ReturnType<typeof useClassList>

/** What is wrong with a list as a whole: a key of the sentences, under `import.fault`. */
export type WholeFault = ListFault | FileFault

/**
 * A class list: the text, the file it came from, and the people as last read from it, whose cells may have been changed
 * since; `rows` is null while nothing is read. Rows without a role get `role`.
 */
export function useClassList(role = '') {
  const [text, setText] = useState('')
  const [file, setFile] = useState<ListFile | null>(null)
  const [list, setList] = useState<UsersList | null>(null)
  const [rows, setRows] = useState<ListRow[] | null>(null)
  const [fault, setFault] = useState<WholeFault | null>(null)
  const show = (found: UsersList | WholeFault): WholeFault | null => {
    const isRead = typeof found !== 'string'
    setList(isRead ? found : null)
    setRows(isRead ? rowsOf(found.users, role) : null)
    setFault(isRead ? null : found)
    return isRead ? null : found
  }
  /** Reads the people anew; what keeps the text from being a list, null when nothing does. */
  const read = (given = text, reading: ListReading = {}): WholeFault | null =>
    show(new Blob([given]).size > listBytesMax ? 'tooLarge' : readUsersList(given, reading))
  const take = (chosen: ListFile | FileFault) => {
    if (typeof chosen === 'string') return show(chosen)
    setFile(chosen)
    setText(chosen.text)
    return read(chosen.text)
  }
  const decodeAgain = (encoding: Encoding) => {
    if (file) take({ ...file, encoding, text: decode(file.bytes, encoding) })
  }
  const readSheet = (sheet: number) => {
    const chosen = file?.sheets[sheet]
    if (file && chosen) take({ ...file, sheet, text: chosen.text })
  }
  const type = (typed: string) => {
    setFile(null)
    setFault(null)
    setText(typed)
  }
  /** Takes the text for unread, as before somebody asked to read it. */
  const goBack = () => setRows(null)
  return { text, file, list, rows, fault, setRows, read, take, decodeAgain, readSheet, type, goBack }
}
