import { lastResort as ar } from '@diyar/messages/ar/last-resort';
import { lastResort as en } from '@diyar/messages/en/last-resort';
import { useLocation } from 'react-router';
import { langOf } from '../i18n/lang.ts';
import { paths } from '../paths.ts';

/** A page that needs nothing: shown when even the frame could not be drawn. */
export function LastResort() {
  const lang = langOf(useLocation().pathname);
  const words = lang === 'ar' ? ar : en;
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-6 text-center">
      <h1 className="text-xl font-bold">{words.title}</h1>
      <p className="text-soft">{words.text}</p>
      <a className="font-bold text-primary underline" href={paths(lang).home()}>
        {words.home}
      </a>
    </main>
  );
}
