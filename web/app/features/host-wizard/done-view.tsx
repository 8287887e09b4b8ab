import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { supplyPaths } from '../../site/supply-paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WizardFrame } from './wizard-frame.tsx';

/** What became of it: where the new ad is, and what comes next. */
export function DoneView(props: { propertyId: string; ad: string }) {
  const t = useTranslations('wizard.done');
  const to = supplyPaths(useLang());
  return (
    <WizardFrame title={t('title')} exitTo={to.property(props.propertyId)}>
      <section className="mx-auto grid max-w-xl gap-6 px-4 py-10 text-center">
        <span className="mx-auto grid size-16 place-items-center rounded-pill bg-primary-soft text-primary">
          <Icon name="check" className="size-8" />
        </span>
        <div className="grid gap-2">
          <h2 className="text-xl font-bold">{t('title')}</h2>
          <p className="text-soft">
            {t.rich('text', {
              number: () => (
                <bdi dir="ltr" className="tabular text-ink">
                  {props.ad}
                </bdi>
              ),
            })}
          </p>
        </div>
        <div className="grid gap-2 rounded-base bg-sunken p-5 text-start">
          <p className="font-bold">{t('next')}</p>
          <ol className="grid list-inside list-decimal gap-1">
            <li>{t('first')}</li>
            <li>{t('second')}</li>
          </ol>
        </div>
        <div className="grid gap-3">
          <Link to={to.property(props.propertyId)} className={buttonLook('primary', 'large', true)}>
            {t('toProperty')}
          </Link>
          <Link to={to.addUnit(props.propertyId)} className={buttonLook('secondary', 'large', true)}>
            {t('another')}
          </Link>
        </div>
      </section>
    </WizardFrame>
  );
}
