import { type RefObject, useEffect, useState } from 'react'
import type { FieldFault } from './form-error-summary.tsx'

/**
 * Returns the invalid fields of a form, kept up to date after its submission was rejected. It reads what `Field`
 * connects to each control, so that the form of every dialog has an error summary without listing its fields again.
 */
export function useFormErrors(form: RefObject<HTMLFormElement | null>, submits: number): FieldFault[] {
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
  // Cells of a list have no id: the list shows its own errors.
  const wrong = form.querySelectorAll<HTMLInputElement>('[aria-invalid=true][id]')
  return Array.from(wrong, control => ({
    id: control.id,
    label: labelOf(control),
    message: document.getElementById(`${control.id}-error`)?.textContent ?? '',
  }))
}

/** Returns the label without its star, after the name of the repeated part of the form. */
function labelOf(control: HTMLInputElement): string {
  const own = Array.from(control.labels?.[0]?.childNodes ?? [])
    .filter(node => node.nodeType === Node.TEXT_NODE)
    .map(node => node.textContent)
    .join('')
  const part = control.closest('section[aria-label]')?.getAttribute('aria-label')
  return [part, own].filter(Boolean).join(', ')
}
