import type { ReportReason } from '@diyar/contract/people/reports';
import { REASONS_OF_KIND } from '@diyar/contract/words/report-words';
import { type FormEvent, useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { useSession } from '../../session/session.ts';
import { deskPaths } from '../../site/desk-paths.ts';
import { paths } from '../../site/paths.ts';
import { type Reportable, reportPaths } from '../../site/report-paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { type ReportDraft, readDraft, writeDraft } from './report-draft.ts';
import { placeOf, sendReport } from './send-report.ts';

type Sent = { id: string; is_new: boolean };

/** Reports an ad, an advertiser, an evaluation or a message. A visitor writes first and signs in last; the text is kept meanwhile. */
export function ReportPage({ thing }: { thing: Reportable }) {
  const t = useTranslations('reports');
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent !== null) return <Done thing={thing} sent={sent} />;
  return (
    <div className="page grid max-w-2xl gap-6 py-6 md:py-10">
      <div className="grid gap-2">
        <h1 className="text-2xl font-bold">{t(`askTitles.${thing.kind}`)}</h1>
        <p className="text-soft">{t(`abouts.${thing.kind}`, { number: ltrText(nameOf(thing)) })}</p>
        <p>{t('intro')}</p>
      </div>
      <Form thing={thing} onSent={setSent} />
    </div>
  );
}

/** The number a person knows the thing by. */
function nameOf({ kind, id }: Reportable): string {
  return kind === 'message' ? placeOf(id).id : id;
}

function Form({ thing, onSent }: { thing: Reportable; onSent: (sent: Sent) => void }) {
  const t = useTranslations('reports');
  const isGuest = useSession().status !== 'signed_in';
  const isHydrated = useHydrated();
  const { draft, change, errors, isPending, send } = useReport(thing, onSent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void send();
  };
  return (
    // A press before hydration would send the page away, and what was chosen with it.
    <form onSubmit={submit} className="grid gap-5" noValidate inert={!isHydrated}>
      <RadioGroup<ReportReason>
        label={t('reason')}
        options={REASONS_OF_KIND[thing.kind].map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        error={errors.reason}
      />
      <TextArea
        label={t('text')}
        hint={t('textHint')}
        value={draft.text}
        onChange={(text) => change({ text })}
        rows={4}
        maxLength={1000}
        error={errors.text}
      />
      <div className="grid gap-2">
        <Button type="submit" size="large" pending={isPending}>
          {t(isGuest ? 'signInToSend' : 'send')}
        </Button>
        {isGuest ? <p className="text-sm text-soft">{t('signInHint')}</p> : null}
      </div>
    </form>
  );
}

interface Errors {
  reason?: string | undefined;
  text?: string | undefined;
}

function useReport(thing: Reportable, onSent: (sent: Sent) => void) {
  const t = useTranslations();
  const lang = useLang();
  const navigate = useNavigate();
  const isGuest = useSession().status !== 'signed_in';
  const [draft, setDraft] = useState<ReportDraft>({ reason: null, text: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [isPending, setPending] = useState(false);
  // Restores text written before signing in or a reload; the server renders an empty form.
  const { kind, id } = thing;
  useEffect(() => setDraft(readDraft({ kind, id })), [kind, id]);
  const change = (changes: Partial<ReportDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    setErrors({});
    writeDraft(thing, next);
  };
  const send = async () => {
    const { reason, text } = draft;
    if (reason === null) return setErrors({ reason: t('rules.report_reason_required') });
    if (reason === 'other' && text.trim() === '') return setErrors({ text: t('rules.report_text_required') });
    if (isGuest) return navigate(paths(lang).signIn({ returnTo: reportPaths(lang).report(thing) }));
    setPending(true);
    try {
      const sent = await sendReport(thing, { reason, text }, lang);
      writeDraft(thing, null);
      onSent(sent);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors({ reason: error.fieldText('reason'), text: error.fieldText('text') });
      if (error.code !== 'validation_failed' && error.code !== 'invalid_token') toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return { draft, change, errors, isPending, send };
}

/** The page the thing was found on. */
function usePlaceOf({ kind, id, ad }: Reportable): string {
  const lang = useLang();
  const to = paths(lang);
  if (kind === 'ad') return to.details(id);
  if (kind === 'account') return to.profile(id);
  if (kind === 'message') return to.reservation(placeOf(id).id);
  return ad === undefined ? deskPaths(lang).evaluations() : to.details(ad);
}

function Done({ thing, sent }: { thing: Reportable; sent: Sent }) {
  const t = useTranslations('reports');
  const to = paths(useLang());
  const back = usePlaceOf(thing);
  const action = (
    <div className="flex flex-wrap justify-center gap-3">
      <Link to={to.reports()} className={buttonLook('primary')}>
        {t('mine')}
      </Link>
      <Link to={back} className={buttonLook('secondary')}>
        {t('back')}
      </Link>
    </div>
  );
  return (
    <EmptyState
      isPage
      drawing="receipt"
      title={t(sent.is_new ? 'sentTitle' : 'againTitle')}
      text={t('sentText', { number: ltrText(sent.id) })}
      action={action}
    />
  );
}
