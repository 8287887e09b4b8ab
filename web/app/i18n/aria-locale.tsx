import { LOCALE_OF } from '@diyar/messages/messages';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLang } from './lang.ts';

/** React Aria in the page's language, with calendar and digits named; for the lazy parts that use it (calendars). */
export function AriaLocale(props: { children: ReactNode }) {
  return <I18nProvider locale={LOCALE_OF[useLang()]}>{props.children}</I18nProvider>;
}
