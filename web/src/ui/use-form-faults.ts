import { type RefObject, useEffect, useState } from 'react'
import type { FieldFault } from './form-error-summary.tsx'

/**
 * The wrong fields of a form as they stand, once it was refused; read from what `Field` ties to each control, so that
 * every form of a dialog has its summary without telling its fields twice.
 */
export function useFormFaults(form: RefObject<HTMLFormElement | null>, submits: number): FieldFault[] {
  const [faults, setFaults] = useState<FieldFault[]>([])
  useEffect(() => {
    const element = form.current
    if (submits === 0 || !element) return
    const read = () => {
      const found = faultsIn(element)
      setFaults(known => (JSON.stringify(known) === JSON.stringify(found) ? known : found))
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    return () => observer.disconnect()
  }, [form, submits])
  return faults
}

function faultsIn(form: HTMLFormElement): FieldFault[] {
  // Cells of a list have no id: the list says itself which are wrong.
  const wrong = form.querySelectorAll<HTMLInputElement>('[aria-invalid=true][id]')
  return Array.from(wrong, control => ({
    id: control.id,
    label: labelOf(control),
    message: document.getElementById(`${control.id}-error`)?.textContent ?? '',
  }))
}

/** The label without its star, after the name of the part of the form that repeats. */
function labelOf(control: HTMLInputElement): string {
  const own = Array.from(control.labels?.[0]?.childNodes ?? [])
    .filter(node => node.nodeType === Node.TEXT_NODE)
    .map(node => node.textContent)
    .join('')
  const part = control.closest('section[aria-label]')?.getAttribute('aria-label')
  return [part, own].filter(Boolean).join(', ')
}
