import type { Report } from '@diyar/contract/people/reports';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { paths } from '../../site/paths.ts';

/** What a case is about, with the way to it where there is one. */
export function CaseThing({ report }: { report: Report }) {
  const t = useTranslations('reports');
  const to = useThingPath(report);
  const { side, thing } = report;
  const { kind, text, text_lang: written, rate } = thing;
  const words = text ?? (rate === null ? t('noWords') : t('stars', { rate }));
  const writing = written === null ? { dir: 'auto' } : { lang: written, dir: DIR_OF[written] };
  return (
    <div className="grid justify-items-start gap-0.5">
      <p className="text-xs text-soft">{t(`${side === 'reporter' ? 'kinds' : 'kindsOfMine'}.${kind}`)}</p>
      <p {...writing} className="break-words">
        {to === null ? (
          words
        ) : (
          <Link to={to} className="inline-block hover:underline">
            {words}
          </Link>
        )}
      </p>
    </div>
  );
}

function useThingPath({ side, thing: { kind, id } }: Report): string | null {
  const lang = useLang();
  if (id === null) return null;
  const to = paths(lang);
  if (kind === 'message') return to.reservation(id);
  if (side === 'reported') return kind === 'ad' ? deskPaths(lang).ownAd(id) : deskPaths(lang).evaluations();
  return kind === 'account' ? to.profile(id) : to.details(id);
}
