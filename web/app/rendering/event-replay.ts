type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody did with a page that was to be seen but whose code had not come yet. */
interface Early {
  /** The last button that does nothing without code; what was typed or chosen after it takes it back. */
  pressed?: HTMLButtonElement | undefined;
  /** What was typed and chosen, by field, the last one last. */
  fields: Map<Field, string | boolean>;
  end(): void;
}

declare global {
  interface Window {
    /** Until the page has started. */
    early?: Early | undefined;
  }
}

/**
 * Runs in the head before anything can be pressed, and writes down what is done until the page has started. A form that only
 * code can send is held back: a browser would put what was typed, a phone number say, in the address. What works by itself
 * (links, forms that name where they go, dialogs where the browser knows their buttons) is left alone. It listens behind the
 * page's own code, which ends it when it starts: no press is answered twice. Fixed text: its hash may stand in a content
 * policy.
 */
export const EARLY_SCRIPT = `(()=>{
const early=window.early={fields:new Map(),end(){removeEventListener('click',press);removeEventListener('input',write)}};
function press(event){
const button=event.target.closest('button');
if(!button||button.hasAttribute('commandfor')&&'commandForElement' in HTMLButtonElement.prototype)return;
if(button.type==='submit'){
if(!button.form||button.form.hasAttribute('action')||button.form.method==='dialog')return;
event.preventDefault()
}
early.pressed=button
}
function write({target}){
if(!/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)||target.type==='file')return;
early.pressed=undefined;
early.fields.delete(target);
early.fields.set(target,/^(checkbox|radio)$/.test(target.type)?target.checked:target.value)
}
addEventListener('click',press);addEventListener('input',write)
})()`;

/** From now on the page's own code answers. Call it in the moment in which that is so. */
export function endEarly(): void {
  window.early?.end();
}

/** Does once more, for the page's code, what was done before it had come. Call it when the page has started. */
export function takeUpEarly(): void {
  const { early } = window;
  if (early === undefined) return;
  window.early = undefined;
  for (const [field, value] of early.fields) if (field.isConnected) enter(field, value);
  // After the page has taken in what was typed.
  setTimeout(() => {
    if (early.pressed?.isConnected) early.pressed.click();
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
