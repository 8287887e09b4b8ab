import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { buttonLook } from '../../ui/button.tsx';

/** The way to people, for whoever found no answer. */
export function AskDiyar() {
  const t = useTranslations('help');
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-base bg-sunken p-5">
      <div className="grid grow basis-64 gap-1">
        <h2 className="font-bold">{t('askTitle')}</h2>
        <p className="text-sm text-soft">{t('askText')}</p>
      </div>
      <Link to={paths(useLang()).contact()} className={buttonLook('secondary')}>
        {t('askAct')}
      </Link>
    </section>
  );
}
