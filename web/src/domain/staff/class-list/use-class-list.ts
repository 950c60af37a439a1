import { type ListOptions, readUsersList } from '@trimestre/contract/read-users-list'
import type { ListFault, UsersList } from '@trimestre/contract/users-list'
import { useState } from 'react'
import { decode, type Encoding } from '../list-file/code-pages.ts'
import { type FileFault, type ListFile, listBytesMax } from '../list-file/read-list-file.ts'
import { type ListRow, rowsOf } from './list-rows.ts'

export type ClassList = ReturnType<typeof useClassList>

/** The error of a whole list, which is a key of the texts under `import.fault`. */
export type WholeFault = ListFault | FileFault

/**
 * Manages a class list: the text, its file, and the users as last read from it, whose cells may have been edited since;
 * `rows` is null before the list is read. Rows without a role get `role`.
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
  /** Reads the users again; returns the error that prevents reading, or null. */
  const read = (given = text, reading: ListOptions = {}): WholeFault | null =>
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
  /** Returns to the text, as before it was read. */
  const goBack = () => setRows(null)
  return { text, file, list, rows, fault, setRows, read, take, decodeAgain, readSheet, type, goBack }
}
