import { DIR_OF } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Part } from '../ads/evidence-part.tsx';
import type { RevisionEvidence } from './revision.ts';

type Field = RevisionEvidence['fields'][number];

/** What changes, field by field: what is on show beside what it becomes; one below the other on a phone. */
export function ChangedFields({ fields }: Pick<RevisionEvidence, 'fields'>) {
  const t = useTranslations('revisions');
  return (
    <Part title={t('beforeAfter')}>
      <table className="grid w-full text-sm md:table md:table-fixed">
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="text-start text-xs text-soft">
            <th scope="col" className="w-40 py-1 pe-3 text-start font-normal">
              {t('field')}
            </th>
            <th scope="col" className="py-1 pe-3 text-start font-normal">
              {t('before')}
            </th>
            <th scope="col" className="py-1 text-start font-normal">
              {t('after')}
            </th>
          </tr>
        </thead>
        <tbody className="grid md:table-row-group">
          {fields.map((field) => (
            <tr key={field.field} className="grid gap-1 border-t border-line py-2 align-top md:table-row">
              <th scope="row" className="text-start font-medium md:py-2 md:pe-3">
                {field.name}
              </th>
              <td className="md:py-2 md:pe-3">
                <Side label={t('before')} field={field} value={field.before} tone="text-soft" />
              </td>
              <td className="md:py-2">
                <Side label={t('after')} field={field} value={field.after} tone="bg-primary-soft text-ink" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function Side(props: { label: string; field: Field; value: string | null; tone: string }) {
  const t = useTranslations('revisions');
  const { lang } = props.field;
  return (
    <div className={`grid gap-0.5 rounded-base px-2 py-1 ${props.tone}`}>
      <span aria-hidden="true" className="text-xs text-soft md:hidden">
        {props.label}
      </span>
      {props.value === null ? (
        <span className="text-soft">{t('nothing')}</span>
      ) : (
        <span
          lang={lang ?? undefined}
          dir={lang === null ? 'auto' : DIR_OF[lang]}
          className="text-start break-words whitespace-pre-line"
        >
          {props.value}
        </span>
      )}
    </div>
  );
}
