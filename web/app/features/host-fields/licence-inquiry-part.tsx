import { useTranslations } from '../../i18n/translations.ts';
import { useSession } from '../../session/session.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ComparedFields } from '../licences/licence-comparison.tsx';
import { LicenceFacts } from '../licences/licence-facts.tsx';
import type { SupplyEditor } from './editor.ts';
import { useLicenceInquiry } from './use-licence-inquiry.ts';

type Inquiry = ReturnType<typeof useLicenceInquiry>;

/** Once a number is typed: asks the authority about it, and shows what it says beside what is filled in, before anything is sent. */
export function LicenceInquiryPart({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('licences');
  const inquiry = useLicenceInquiry(editor);
  if (inquiry.number.trim() === '') return null;
  return (
    <section className="grid gap-4 rounded-base border border-line bg-surface p-4" aria-labelledby="inquiry">
      <div className="grid gap-1">
        <h3 id="inquiry" className="font-bold">
          {t('inquiry.title')}
        </h3>
        <p className="text-sm text-soft">{t('inquiry.text')}</p>
      </div>
      <AskForm inquiry={inquiry} />
      {inquiry.inquiry === undefined ? null : (
        <>
          <LicenceFacts licence={inquiry.inquiry.licence} />
          <Compared inquiry={inquiry} />
        </>
      )}
    </section>
  );
}

/** What proves the advertiser, and the button; the part stands within the wizard's own form, so it sends by itself. */
function AskForm({ inquiry }: { inquiry: Inquiry }) {
  const t = useTranslations('licences');
  const isBusiness = useSession().userType === 'bussines';
  const refusal = inquiry.refusal ?? inquiry.errors.number;
  return (
    <div className="grid max-w-xl gap-4">
      {isBusiness ? (
        <p className="text-sm text-soft">{t('registrationHint')}</p>
      ) : (
        <TextField
          label={t('identity')}
          hint={t('inquiry.identityHint')}
          value={inquiry.identity}
          onChange={inquiry.setIdentity}
          error={inquiry.errors.identity}
          ltr
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
        />
      )}
      {refusal === undefined ? null : (
        <div role="alert">
          <Notice tone="danger" icon="warning">
            {refusal}
          </Notice>
        </div>
      )}
      <div>
        <Button type="button" kind="secondary" pending={inquiry.isPending} onClick={inquiry.send}>
          {t(inquiry.inquiry === undefined ? 'inquiry.ask' : 'inquiry.again')}
        </Button>
      </div>
    </div>
  );
}

/** Field by field; what the licence says may be taken over, each by itself or all at once. */
function Compared({ inquiry }: { inquiry: Inquiry }) {
  const t = useTranslations('licences');
  const { rows, open, take, hasChanged } = inquiry;
  return (
    <>
      {hasChanged ? <Notice tone="info">{t('inquiry.changed')}</Notice> : null}
      {open.length < 2 ? null : (
        <div>
          <Button type="button" kind="secondary" size="small" onClick={() => take(open)}>
            {t('inquiry.takeAll')}
          </Button>
        </div>
      )}
      <ComparedFields
        comparison={rows}
        actionOf={({ field }) => {
          const own = open.find((one) => one.field === field);
          if (own === undefined) return null;
          return (
            <Button
              type="button"
              kind="secondary"
              size="small"
              aria-label={t('inquiry.takeField', { field: t(`field.${field}`) })}
              onClick={() => take([own])}
            >
              {t('inquiry.take')}
            </Button>
          );
        }}
      />
    </>
  );
}
