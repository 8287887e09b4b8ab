import type { Page } from '@playwright/test';
import { drawAll } from './accessible.ts';

/** One thing of a page as a screen reader hears it. */
interface Heard {
  role: string;
  name: string;
  level: number | undefined;
  focusable: boolean;
  modal: boolean;
}

interface AxValue {
  value?: unknown;
}
interface AxNode {
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  properties?: { name: string; value: AxValue }[];
}

/** Landmarks of a page; where there are several of a kind, each must have a name. */
const LANDMARKS = new Set([
  'banner',
  'main',
  'contentinfo',
  'navigation',
  'search',
  'form',
  'region',
  'complementary',
]);
/** Controls, each of which must have a name. */
const CONTROLS = new Set([
  ...['button', 'link', 'checkbox', 'radio', 'textbox', 'searchbox', 'combobox', 'listbox', 'option'],
  ...['slider', 'spinbutton', 'switch', 'tab', 'menuitem', 'dialog', 'image', 'article'],
]);

/** The browser's own tree of the page for assistive technology, from its first thing to its last. */
async function hear(page: Page): Promise<Heard[]> {
  // A card at the edge of the window is there before what names it is laid out.
  await drawAll(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const of = (key: string) => properties.find((property) => property.name === key)?.value.value;
      return {
        role: String(role?.value ?? ''),
        name: String(name?.value ?? '').trim(),
        level: of('level') as number | undefined,
        focusable: of('focusable') === true,
        modal: of('modal') === true,
      };
    });
}

/**
 * What somebody who only hears the page would miss: a control or a picture without a name, headings that skip a level,
 * landmarks that cannot be told apart, none or more than one main part.
 */
export async function heardFaults(page: Page): Promise<string[]> {
  const heard = await hear(page);
  const told: string[] = [];
  for (const { role, name, focusable } of heard)
    if (name === '' && CONTROLS.has(role) && (focusable || role !== 'listbox'))
      told.push(`a ${role} without a name`);
  const isCovered = heard.some(({ modal }) => modal);
  // A dialog covers the page and its first heading.
  let before = isCovered ? 1 : 0;
  for (const { level = 0, name, role } of heard) {
    if (role !== 'heading') continue;
    if (level > before + 1) told.push(`heading "${name}" of level ${level} after one of level ${before}`);
    before = level;
  }
  // A form that has no name is none.
  const landmarks = heard
    .filter(({ role, name }) => LANDMARKS.has(role) && (role !== 'form' || name !== ''))
    .map(({ role, name }) => `${role} "${name}"`);
  const twice = landmarks.filter((landmark, place) => landmarks.indexOf(landmark) !== place);
  told.push(...twice.map((landmark) => `two landmarks ${landmark}`));
  const mains = heard.filter(({ role }) => role === 'main').length;
  if (mains !== 1 && !isCovered) told.push(`${mains} main parts`);
  return [...new Set(told)];
}
