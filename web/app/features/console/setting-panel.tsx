import type { ConsoleSetting } from '@diyar/contract/console/console-settings';
import { dateText } from '@diyar/contract/values/format';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SettingForm } from './setting-form.tsx';
import { SettingName } from './setting-name.tsx';
import { SettingValueText } from './setting-value.tsx';

const TONE = { upcoming: 'info', in_force: 'primary', past: 'neutral' } as const satisfies Record<
  string,
  Tone
>;

/** One setting: its next value to set, with everything it was beside it. */
export function SettingPanel(props: { setting: ConsoleSetting; today: string; onBack: () => void }) {
  const t = useTranslations();
  const { setting } = props;
  return (
    <Card as="section" className="grid gap-5 p-4">
      <div className="flex items-start gap-2">
        <div className="grow">
          <h2 className="text-lg font-bold">
            <SettingName settingKey={setting.key} />
          </h2>
          <code dir="ltr" className="text-xs text-faint">
            {setting.key}
          </code>
        </div>
        <span className="lg:hidden">
          <Button kind="quiet" size="small" onClick={props.onBack}>
            <Icon name="chevron" className="size-4 rotate-180" />
            {t('common.back')}
          </Button>
        </span>
      </div>
      <SettingForm setting={setting} today={props.today} />
      <History setting={setting} />
    </Card>
  );
}

function History({ setting }: { setting: ConsoleSetting }) {
  const t = useTranslations('console.settings');
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-bold">{t('history')}</h3>
      <ol className="grid gap-3">
        {setting.history.map(({ value, effective_from, state, set_by }) => (
          <li key={effective_from} className="grid gap-0.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-bold">
                <SettingValueText setting={setting} value={value} />
              </span>
              <bdi dir="ltr" className="tabular text-xs text-soft">
                {dateText(effective_from)}
              </bdi>
              <Badge tone={TONE[state]}>{t(`state.${state}`)}</Badge>
            </div>
            <p className="text-xs text-soft">
              {set_by === null ? (
                t('initial')
              ) : (
                <>
                  <bdi className="font-medium text-ink">{set_by.operator}</bdi> · <bdi>{set_by.reason}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
