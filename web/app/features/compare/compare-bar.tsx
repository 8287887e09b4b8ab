import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Scales } from './compare-button.tsx';
import { compareNothing, useCompared } from './compare-store.ts';

/** How many ads are chosen, floating above a phone's own bars; it opens their comparison. */
export function CompareBar() {
  const t = useTranslations('comparing');
  const to = paths(useLang());
  const ids = useCompared();
  if (ids.length === 0) return null;
  return (
    <aside
      data-floats
      aria-label={t('bar')}
      className="pointer-events-none fixed inset-x-3 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-30 flex justify-center lg:bottom-6 print:hidden"
    >
      <div className="pointer-events-auto flex items-center gap-1 rounded-pill bg-ink ps-4 pe-1 text-background shadow-float">
        <Scales />
        <p role="status" className="ms-1.5 text-sm">
          {t('chosen', { count: ids.length })}
        </p>
        <Link
          to={to.compare(ids)}
          className="inline-flex min-h-11 items-center px-3 font-bold underline underline-offset-4"
        >
          {t('open')}
        </Link>
        <button
          type="button"
          aria-label={t('clear')}
          onClick={compareNothing}
          className="grid size-11 place-items-center rounded-pill"
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
    </aside>
  );
}
