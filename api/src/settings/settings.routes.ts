import { generalSettings, siteSettings } from '@diyar/contract/site/settings';
import { LANGS } from '@diyar/messages/messages';
import type { FastifyInstance } from 'fastify';
import { announcementAt } from '../announcements/list-announcements.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { giveXsrfCookie } from '../platform/http/xsrf.ts';
import type { MessageSender } from '../platform/messaging/message-sender.ts';
import { figuresAt } from './figures.ts';
import { sellersAt } from './seller.ts';
import { siteLook, siteTexts, supportHours } from './site-texts.ts';

const SIGN_IN_CHANNELS = ['sms', 'whatsapp'] as const;

interface SettingDeps extends BaseDeps {
  sender: Pick<MessageSender, 'channels'>;
  gateway: { name: string };
  config: {
    production: boolean;
    mediaPrefix: string;
    mapStyleUrl: string | undefined;
    applePayDomain: string | undefined;
    publicUrl: string | undefined;
  };
}

/** The sandbox speaks to no Apple: behind https, where devices have Apple Pay, it does not offer what would not work. */
function takesApplePay({ gateway, config }: Pick<SettingDeps, 'gateway' | 'config'>): boolean {
  if (gateway.name === 'sandbox') return config.publicUrl?.startsWith('https:') !== true;
  return config.applePayDomain !== undefined;
}

export function registerSettingRoutes(app: FastifyInstance, deps: SettingDeps): void {
  const { db, config } = deps;

  mount(app, deps, generalSettings, async ({ now, request, reply }) => {
    const [figures, look, announcement, company, support_hours] = await Promise.all([
      figuresAt(db, now),
      siteLook(db, now),
      announcementAt(db, now),
      sellersAt(db, now),
      supportHours(db, now),
    ]);
    giveXsrfCookie(request, reply, config.production);
    return {
      currency: 'S.R' as const,
      languages: [...LANGS],
      default_language: 'ar' as const,
      media_prefix: config.mediaPrefix,
      map_style_url: config.mapStyleUrl ?? null,
      card_hold_seconds: figures.card_hold_seconds,
      quote_seconds: figures.quote_seconds,
      max_open_holds: figures.max_open_holds,
      vat_percent: figures.vat_percent,
      sign_in_channels: SIGN_IN_CHANNELS.filter((channel) => deps.sender.channels.includes(channel)),
      sandbox_payments: deps.gateway.name === 'sandbox',
      apple_pay: takesApplePay(deps),
      ...{ look, announcement, company, support_hours },
    };
  });

  mount(app, deps, siteSettings, ({ now }) => siteTexts(db, now));
}
