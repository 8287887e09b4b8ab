type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input events on a page that was shown but not hydrated yet. */
interface RecordedEvents {
  /** The last button that does nothing without code; what was typed or chosen after it takes it back. */
  pressed?: HTMLButtonElement | undefined;
  /** The latest value of each field that was changed, in the order of the changes. */
  fields: Map<Field, string | boolean>;
  end(): void;
}

declare global {
  interface Window {
    /** Until the page has started. */
    recordedEvents?: RecordedEvents | undefined;
  }
}

/**
 * Records presses and typing from the head's first moment until hydration. Holds back a form that only code can send: the
 * browser would put what was typed, a phone number say, in the address. Leaves alone what works by itself (links, forms with an
 * action, buttons with `commandfor` where the browser knows it). Hydration ends it, so no press is answered twice. Fixed text:
 * its hash may stand in a content policy.
 */
export const REPLAY_SCRIPT = `(()=>{
const recorded=window.recordedEvents={fields:new Map(),end(){removeEventListener('click',press);removeEventListener('input',write)}};
function press(event){
const button=event.target.closest('button');
if(!button||button.hasAttribute('commandfor')&&'commandForElement' in HTMLButtonElement.prototype)return;
if(button.type==='submit'){
if(!button.form||button.form.hasAttribute('action')||button.form.method==='dialog')return;
event.preventDefault()
}
recorded.pressed=button
}
function write({target}){
if(!/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)||target.type==='file')return;
recorded.pressed=undefined;
recorded.fields.delete(target);
recorded.fields.set(target,/^(checkbox|radio)$/.test(target.type)?target.checked:target.value)
}
addEventListener('click',press);addEventListener('input',write)
})()`;

/** Stops recording. Call it when the page's own code begins to answer. */
export function endRecording(): void {
  window.recordedEvents?.end();
}

/** Replays for the page's own code what was recorded before hydration. Call it once, after hydration. */
export function replayEvents(): void {
  const recorded = window.recordedEvents;
  if (recorded === undefined) return;
  window.recordedEvents = undefined;
  for (const [field, value] of recorded.fields) if (field.isConnected) enter(field, value);
  // After the page has taken in what was typed.
  setTimeout(() => {
    if (recorded.pressed?.isConnected) recorded.pressed.click();
  });
}

function enter(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else type(field, value);
}

/** React compares with what was last set through the field's own property: past it, the text is news. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const isEditing = field === document.activeElement;
  const [start, end] = [field.selectionStart, field.selectionEnd];
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = text === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  if (isEditing && start !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
