import { useTranslations } from '../../i18n/translations.ts';

/** Codes the sandbox gateway knows by heart, and what comes of each. */
const CODES = [
  { code: '123456', says: 'demoPaid' },
  { code: '111111', says: 'demoInsufficient' },
  { code: '444444', says: 'demoExpired' },
  { code: '999999', says: 'demoWrong' },
] as const;

/** Shown with the sandbox gateway only: codes to try, filled in at a tap; no message was sent to anyone. */
export function DemoCodes(props: { onUse: (code: string) => void }) {
  const t = useTranslations('payment.stc');
  return (
    <section className="grid gap-2 rounded-base bg-info-soft p-4 text-sm">
      <p>{t('demo')}</p>
      <ul className="grid gap-1">
        {CODES.map(({ code, says }) => (
          <li key={code}>
            <button
              type="button"
              onClick={() => props.onUse(code)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-base px-2 text-start hover:bg-surface"
            >
              <bdi dir="ltr" className="tabular font-medium">
                {code}
              </bdi>
              <span className="ms-auto text-xs text-soft">{t(says)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
