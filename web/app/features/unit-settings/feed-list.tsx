import type { CalendarFeed, UnitFeeds } from '@diyar/contract/booking/feeds';
import { dateTimeText } from '@diyar/contract/values/format';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AddFeed } from './add-feed.tsx';
import { SureDialog } from './sure-dialog.tsx';
import { useAct } from './use-feeds.ts';

interface FeedListProps {
  unitId: string;
  feeds: UnitFeeds;
  onChange: () => void;
}

/** Calendars of other sites: how the reading of each goes, adding one and removing one. */
export function FeedList({ unitId, feeds, onChange }: FeedListProps) {
  const t = useTranslations('calendarFeeds');
  const [isAdding, setAdding] = useState(false);
  const { items, abilities } = feeds;
  return (
    <section className="grid min-w-0 gap-4">
      <h3 className="font-bold">{t('in')}</h3>
      <p className="text-sm text-soft">{t('inText')}</p>
      {items.length === 0 ? <p>{t('none')}</p> : null}
      <ul className="grid gap-3">
        {items.map((feed) => (
          <Feed key={feed.id} unitId={unitId} feed={feed} mayEdit={abilities.edit} onChange={onChange} />
        ))}
      </ul>
      {abilities.edit ? (
        <div>
          <Button kind="secondary" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </div>
      ) : null}
      {isAdding ? (
        <AddFeed
          unitId={unitId}
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            onChange();
          }}
        />
      ) : null}
    </section>
  );
}

interface FeedProps {
  unitId: string;
  feed: CalendarFeed;
  mayEdit: boolean;
  onChange: () => void;
}

function Feed({ unitId, feed, mayEdit, onChange }: FeedProps) {
  const t = useTranslations('calendarFeeds');
  const [isAsking, setAsking] = useState(false);
  const isGood = feed.failure === null;
  return (
    <li className="grid gap-2 rounded-base border border-line p-4">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <bdi>{feed.name}</bdi>
        <Badge tone={isGood ? 'primary' : 'danger'}>{t(isGood ? 'good' : 'failing')}</Badge>
        {feed.conflicts > 0 ? (
          <Badge tone="warning" icon="warning">
            {t('conflicts', { count: feed.conflicts })}
          </Badge>
        ) : null}
      </p>
      <p className="text-sm break-all text-soft">
        <bdi dir="ltr">{feed.host}</bdi>
      </p>
      {feed.failure === null ? null : <p className="text-sm text-danger">{t(`failures.${feed.failure}`)}</p>}
      {feed.good_at === null ? null : (
        <p className="text-sm text-soft">
          {t(isGood ? 'readAt' : 'goodAt', { at: ltrText(dateTimeText(feed.good_at)) })}
        </p>
      )}
      {mayEdit ? (
        <div>
          <Button
            kind="danger"
            size="small"
            aria-label={t('removeOf', { name: feed.name })}
            onClick={() => setAsking(true)}
          >
            {t('remove')}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <Remove unitId={unitId} feed={feed} onRemoved={onChange} onClose={() => setAsking(false)} />
      ) : null}
    </li>
  );
}

function Remove(props: { unitId: string; feed: CalendarFeed; onRemoved: () => void; onClose: () => void }) {
  const t = useTranslations('calendarFeeds');
  const lang = useLang();
  const { unitId, feed, onClose } = props;
  const { isPending, act } = useAct(() => {
    onClose();
    props.onRemoved();
  });
  const remove = () =>
    callApi('DELETE /api/v1/host/units/{id}/feeds/{feed}', { params: { id: unitId, feed: feed.id }, lang });
  return (
    <SureDialog
      title={t('removeTitle', { name: feed.name })}
      text={t('removeText')}
      act={t('remove')}
      isPending={isPending}
      onAct={() => void act(remove, t('removed'))}
      onClose={onClose}
    />
  );
}
