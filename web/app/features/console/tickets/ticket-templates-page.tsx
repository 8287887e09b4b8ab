import type { TicketTemplate } from '@diyar/contract/console/ticket-templates';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { deskPaths } from '../../../site/desk-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleWrite } from '../use-console-write.ts';
import { TemplateSheet } from './template-sheet.tsx';
import { useTemplates } from './use-templates.ts';

type Work = { is: 'written'; template: TicketTemplate | null } | { is: 'retired'; template: TicketTemplate };

/** What operators answer often: written, changed and retired over the list. */
export function TicketTemplatesPage() {
  const t = useTranslations('consoleTickets.template');
  const lang = useLang();
  const [work, setWork] = useState<Work | null>(null);
  const { data, error, refetch } = useTemplates();
  const close = () => setWork(null);
  const done = () => void refetch();
  const inUse = data?.items.filter(({ is_retired }) => !is_retired) ?? [];
  const old = data?.items.filter(({ is_retired }) => is_retired) ?? [];
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <Link to={deskPaths(lang).consoleTickets()} className="text-sm text-primary hover:underline">
            {t('back')}
          </Link>
          <h1 className="text-xl font-bold">{t('title')}</h1>
          <p className="max-w-prose text-soft">{t('intro')}</p>
        </div>
        <Button onClick={() => setWork({ is: 'written', template: null })}>{t('add')}</Button>
      </div>
      {data === undefined && error !== null ? <ConsoleProblem error={error} retry={done} /> : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data?.items.length === 0 ? <EmptyState drawing="door" title={t('none')} text={t('noneText')} /> : null}
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {inUse.map((template) => (
          <TemplateCard key={template.id} template={template} onWork={setWork} />
        ))}
      </ul>
      {old.length === 0 ? null : (
        <details className="grid gap-3">
          <summary className="py-2.5 cursor-pointer text-primary">{t('old')}</summary>
          <ul className="grid items-start gap-4 pt-3 lg:grid-cols-2">
            {old.map((template) => (
              <TemplateCard key={template.id} template={template} onWork={setWork} />
            ))}
          </ul>
        </details>
      )}
      {work?.is === 'written' ? (
        <TemplateSheet template={work.template} onClose={close} onDone={done} />
      ) : null}
      {work?.is === 'retired' ? (
        <RetireDialog template={work.template} onClose={close} onDone={done} />
      ) : null}
    </div>
  );
}

function TemplateCard(props: { template: TicketTemplate; onWork: (work: Work) => void }) {
  const t = useTranslations('consoleTickets');
  const { template, onWork } = props;
  return (
    <Card as="li" className="grid gap-3 p-5">
      <div>
        <Badge>{template.kind === null ? t('template.kindAny') : t(`kinds.${template.kind}`)}</Badge>
      </div>
      {(['ar', 'en'] as const).map((lang) => (
        <div key={lang} lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} className="grid gap-1">
          <h2 className="font-bold">{template[`title_${lang}`]}</h2>
          <p className="text-sm break-words whitespace-pre-line text-soft">{template[`text_${lang}`]}</p>
        </div>
      ))}
      {template.is_retired ? null : (
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" size="small" onClick={() => onWork({ is: 'written', template })}>
            {t('template.change')}
          </Button>
          <Button kind="quiet" size="small" onClick={() => onWork({ is: 'retired', template })}>
            {t('template.retire')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function RetireDialog(props: { template: TicketTemplate; onClose: () => void; onDone: () => void }) {
  const t = useTranslations('consoleTickets.template');
  const lang = useLang();
  const { id, version, ...template } = props.template;
  const { write, isPending } = useConsoleWrite(t('retired'), () => {
    props.onDone();
    props.onClose();
  });
  const retire = () =>
    write(() =>
      callApi('POST /api/v1/console/ticket-templates/{id}/retirement', {
        ...{ params: { id }, body: { version }, lang },
      }),
    );
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t('retireTitle', { title: template[`title_${lang}`] })}
      closeLabel={t('close')}
      footer={
        <Button kind="danger" wide pending={isPending} onClick={() => void retire()}>
          {t('retire')}
        </Button>
      }
    >
      <p>{t('retireText')}</p>
    </Dialog>
  );
}
