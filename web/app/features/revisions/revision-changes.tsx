import type { HostRevision } from '@diyar/contract/supply/revisions';
import { useTranslations } from '../../i18n/translations.ts';

/** What an edit changes, field by field: what stands on the site, and what it becomes. */
export function RevisionChanges({ changes }: Pick<HostRevision, 'changes'>) {
  const t = useTranslations('revisions');
  return (
    <details className="group" open={changes.length <= 3}>
      <summary className="py-2.5 cursor-pointer font-medium">{t('changed')}</summary>
      <dl className="grid gap-2 pt-1 text-sm">
        {changes.map(({ field, name, before, after }) => (
          <div key={field} className="border-s-2 border-line ps-3">
            <dt className="font-medium">{name}</dt>
            {field === 'photos' && before === after ? (
              <dd>{t('photosChanged')}</dd>
            ) : (
              <>
                <Value label={t('was')} value={before} />
                <Value label={t('becomes')} value={after} />
              </>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}

function Value({ label, value }: { label: string; value: string | null }) {
  const t = useTranslations('revisions');
  return (
    <dd className="line-clamp-3 whitespace-pre-line">
      <span className="text-soft">{label}: </span>
      {value === null ? <span className="text-soft">{t('nothing')}</span> : <bdi>{value}</bdi>}
    </dd>
  );
}
