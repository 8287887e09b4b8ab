import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { isAdvertiser, useReader } from '../../session/reader.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { toastError } from '../../ui/late-toast.ts';
import { CHANNELS_KEY, type Channels } from './channels-key.ts';
import { FallbackChoices } from './fallback-choices.tsx';

type Kind = Channels['kinds'][number];

/** Kinds that nobody is told of who has nothing to let or sell. */
const OF_ADVERTISERS: ReadonlySet<Kind['kind']> = new Set(['ads', 'memberships', 'team']);

/** Which kinds go out by which ways too; saved at once. */
export function ChannelChoices() {
  const t = useTranslations('notifications');
  const lang = useLang();
  const advertises = isAdvertiser(useReader());
  const { data } = useQuery({
    queryKey: CHANNELS_KEY,
    queryFn: () => callApi('GET /api/v1/notifications/channels', { lang }),
  });
  if (data === undefined) return null;
  const { from, to } = data.quiet;
  return (
    <Card>
      <section aria-labelledby="notification-channels" className="grid gap-2">
        <h2 id="notification-channels" className="text-lg font-bold">
          {t('outside')}
        </h2>
        <p className="text-soft">{t('outsideText')}</p>
        <ul className="grid divide-y divide-line">
          {data.kinds
            .filter(({ kind }) => advertises || !OF_ADVERTISERS.has(kind))
            .map((kind) => (
              <Kinds key={kind.kind} kind={kind} />
            ))}
        </ul>
        <FallbackChoices data={data} />
        {from === to ? null : (
          <p className="text-xs text-soft">{t('quiet', { from: hourText(from), to: hourText(to) })}</p>
        )}
      </section>
    </Card>
  );
}

function Kinds({ kind }: { kind: Kind }) {
  const t = useTranslations('notifications');
  return (
    <li>
      <fieldset className="flex flex-wrap items-center gap-x-8">
        <legend className="float-start w-full font-medium xs:w-44">{t(`kinds.${kind.kind}`)}</legend>
        {kind.channels.map((way) => (
          <Choice key={way.channel} kind={kind.kind} way={way} />
        ))}
      </fieldset>
    </li>
  );
}

function Choice({ kind, way }: { kind: Kind['kind']; way: Kind['channels'][number] }) {
  const t = useTranslations('notifications');
  const ways = useTranslations('channels');
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (is_wanted: boolean) =>
      callApi('PUT /api/v1/notifications/channels', { body: { kind, channel: way.channel, is_wanted } }),
    onSuccess: (data) => client.setQueryData(CHANNELS_KEY, data),
    onError: () => void toastError(t('saveFailed'), 'notification-channels'),
  });
  return (
    <Checkbox
      error={undefined}
      label={ways(`ways.${way.channel}`)}
      isSelected={way.is_wanted}
      onChange={(next) => mutate(next)}
    />
  );
}

function hourText(hour: number): string {
  return ltrText(`${String(hour).padStart(2, '0')}:00`);
}
