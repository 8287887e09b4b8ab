import type { ConsoleOfficeLine } from '@diyar/contract/people/offices';
import { dateTimeText } from '@diyar/contract/values/format';
import { QUEUED_OFFICE_STATES, type QueuedOfficeState } from '@diyar/contract/words/office-words';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { deskPaths } from '../../../site/desk-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { QueueAndPanel, QueueLine } from '../queue-and-panel.tsx';
import { StateTabs } from '../state-tabs.tsx';
import { useQueue } from '../use-queue.ts';
import { OfficePanel } from './office-panel.tsx';

/** Offices that want to be verified: the list, and beside it the chosen one's evidence with the decision. */
export function ConsoleOfficesPage() {
  const t = useTranslations('consoleOffices');
  const to = deskPaths(useLang());
  const queue = useQueue({
    name: 'console-offices',
    param: 'office',
    states: QUEUED_OFFICE_STATES,
    waiting: 'sent',
    ask: (query) => callApi('GET /api/v1/console/verifications', { query }),
  });
  const { state, chosen, data } = queue;
  const page = data === undefined || data.page === 1 ? undefined : data.page;
  return (
    <QueueAndPanel
      queue={queue}
      words={{
        title: t('title'),
        waiting: data === undefined || !queue.isWaiting ? undefined : t('waiting', { count: data.total }),
        list: t('list'),
        choose: t('choose'),
      }}
      empty={{ title: t(`none.${state}`), text: t('noneText') }}
      states={<States state={state} />}
      item={(office) => (
        <OfficeLine
          key={office.id}
          office={office}
          to={to.consoleOffices({ state, page, office: office.id })}
          isChosen={office.id === chosen}
        />
      )}
      to={(each) => to.consoleOffices({ state, page: each })}
      panel={(id) => (
        <OfficePanel key={id} id={id} onBack={() => queue.choose(undefined)} onDone={queue.goOn} />
      )}
    />
  );
}

function States({ state }: { state: QueuedOfficeState }) {
  const t = useTranslations('consoleOffices');
  const to = deskPaths(useLang());
  return (
    <StateTabs
      label={t('filter')}
      states={QUEUED_OFFICE_STATES}
      shown={state}
      nameOf={(each) => t(`filters.${each}`)}
      to={(each) => to.consoleOffices({ state: each })}
    />
  );
}

function OfficeLine({ office, ...line }: { office: ConsoleOfficeLine; to: string; isChosen: boolean }) {
  const t = useTranslations('consoleOffices');
  return (
    <QueueLine {...line} name={office.account.name}>
      {office.is_renewal ? <Badge tone="info">{t('renewal')}</Badge> : null}
      <span className="tabular">{t('since', { at: ltrText(dateTimeText(office.sent_at)) })}</span>
    </QueueLine>
  );
}
