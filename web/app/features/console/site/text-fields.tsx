import { DIR_OF } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SiteForm } from './use-site-form.ts';

/** Title, description and keywords in the two languages beside each other, Arabic first. */
export function TextFields({ form: { values, change, errorOf } }: { form: SiteForm }) {
  const t = useTranslations('consoleSite');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {(['ar', 'en'] as const).map((of) => {
        const written = { lang: of, dir: DIR_OF[of] };
        return (
          <fieldset key={of} className="grid min-w-0 gap-4">
            <legend className="pb-2 font-bold">{t(of === 'ar' ? 'arabic' : 'english')}</legend>
            <TextField
              {...written}
              label={t('fields.title')}
              value={values[`site_title_${of}`]}
              onChange={(value) => change({ [`site_title_${of}`]: value })}
              error={errorOf(`site_title_${of}`)}
            />
            <TextArea
              {...written}
              label={t('fields.desc')}
              hint={t('descHint')}
              rows={3}
              value={values[`site_desc_${of}`]}
              onChange={(value) => change({ [`site_desc_${of}`]: value })}
              error={errorOf(`site_desc_${of}`)}
            />
            <TextArea
              {...written}
              label={t('fields.keywords')}
              hint={t('keywordsHint')}
              rows={2}
              value={values[`site_keywords_${of}`]}
              onChange={(value) => change({ [`site_keywords_${of}`]: value })}
              error={errorOf(`site_keywords_${of}`)}
            />
          </fieldset>
        );
      })}
    </div>
  );
}
