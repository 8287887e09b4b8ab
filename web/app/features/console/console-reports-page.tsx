import type { ReportCase } from '@diyar/contract/console/console-reports';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { ConsoleProblem } from './console-problem.tsx';
import { ReportDecisionForm } from './report-decision-form.tsx';
import { ReportThing } from './report-thing.tsx';
import { useConsoleCall } from './use-operator.ts';

/** What was reported and what is appealed: the thing, what both sides said, and beside it the decision. */
export function ConsoleReportsPage() {
  const t = useTranslations('console.reports');
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('title')}</h1>
        <p className="text-soft">{t('intro')}</p>
      </div>
      <Cases />
    </div>
  );
}

function Cases() {
  const t = useTranslations('console.reports');
  const lang = useLang();
  const call = useConsoleCall();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'report-cases'],
    queryFn: () => call(() => callApi('GET /api/v1/console/reports')),
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  if (data.items.length === 0) return <EmptyState drawing="door" title={t('none')} text={t('noneText')} />;
  return (
    <ul className="grid gap-4">
      {data.items.map((one) => (
        <Card as="li" key={one.id} className="grid gap-6 p-5 lg:grid-cols-[1fr_22rem]">
          <Evidence one={one} />
          {one.may_decide ? (
            <ReportDecisionForm key={`${one.stage}-${one.version}`} one={one} onDone={() => void refetch()} />
          ) : (
            <p className="text-soft">{t('yours')}</p>
          )}
        </Card>
      ))}
    </ul>
  );
}

function Evidence({ one }: { one: ReportCase }) {
  const t = useTranslations('console.reports');
  const { thing, stage, reported } = one;
  return (
    <div className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 className="tabular flex flex-wrap items-center gap-2 text-lg font-bold">
          {t('case', { number: ltrText(one.id) })}
          <Badge>{t(`kinds.${thing.kind}`)}</Badge>
          {stage === 'appeal' ? <Badge tone="gold">{t('appealed')}</Badge> : null}
          {one.is_late ? <Badge tone="danger">{t('late')}</Badge> : null}
        </h2>
        <p className="tabular flex flex-wrap gap-x-3 text-sm text-soft">
          <DueAt one={one} />
          <bdi>{t('reportedOne', { name: reported.name })}</bdi>
          <span>{t('against', { count: reported.decided_against })}</span>
        </p>
      </div>
      <ReportThing id={one.id} thing={thing} />
      <Said one={one} />
      <Answered one={one} />
    </div>
  );
}

/** Until when it is decided; of one that is late, since when, and what is to be done. */
function DueAt({ one }: { one: ReportCase }) {
  const t = useTranslations('console.reports');
  const at = ltrText(dateTimeText(one.due_at));
  if (!one.is_late) return <span>{t('dueAt', { at })}</span>;
  return <span className="w-full font-medium text-danger">{t('lateSince', { at, stage: one.stage })}</span>;
}

function Said({ one }: { one: ReportCase }) {
  const t = useTranslations('console.reports');
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">{t('said')}</h3>
      <ul className="grid gap-3">
        {one.reports.map((report) => (
          <li
            key={`${report.created_at}-${report.reporter.name}`}
            className="grid gap-1 border-s-2 border-line ps-4"
          >
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {t(`reasons.${report.reason}`)}
              {report.reporter.verified ? <Badge tone="primary">{t('verified')}</Badge> : null}
            </p>
            {report.text === null ? null : (
              <p dir="auto" className="justify-self-start whitespace-pre-line">
                {report.text}
              </p>
            )}
            <p className="tabular text-xs text-soft">
              {t('by', { name: report.reporter.name, at: ltrText(dateTimeText(report.created_at)) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the reported answered; of an appeal, the first decision and what is said against it. */
function Answered({ one }: { one: ReportCase }) {
  const t = useTranslations('console.reports');
  const { answer, decided, appeal, stage, may_answer: mayAnswer } = one;
  return (
    <>
      {answer === null && stage === 'decision' ? (
        <p className="text-sm text-soft">
          {t(mayAnswer ? 'noAnswer' : 'answerOver', { at: ltrText(dateTimeText(one.answer_until)) })}
        </p>
      ) : null}
      {answer === null ? null : <Quote title={t('answer')} text={answer.text} />}
      {decided === null ? null : (
        <Quote
          title={t('decidedBefore', { decision: t(`decisions.${decided.decision}`), name: decided.by })}
          text={decided.reason}
        />
      )}
      {appeal === null ? null : <Quote title={t('appealBy', { by: appeal.by })} text={appeal.text} />}
    </>
  );
}

function Quote({ title, text }: { title: string; text: string }) {
  return (
    <section className="grid gap-1 border-s-2 border-primary ps-4">
      <h3 className="text-sm text-soft">{title}</h3>
      <p dir="auto" className="justify-self-start whitespace-pre-line">
        {text}
      </p>
    </section>
  );
}
