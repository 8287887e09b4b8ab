import * as consolePages from '../console/console-pages.ts';
import * as consoleSite from '../console/console-site.ts';
import * as help from '../site/help.ts';
import * as pages from '../site/pages.ts';
import * as terms from '../site/terms.ts';

/** Calls about content and landing pages, help, terms and the site's own settings; a part of `ENDPOINTS`. */
export const CONTENT_ENDPOINTS = {
  showPage: pages.showPage,
  listLandings: pages.listLandings,
  showLanding: pages.showLanding,
  listHelp: help.listHelp,
  showSiteNumbers: help.showSiteNumbers,
  listDueTerms: terms.listDueTerms,
  acceptTerms: terms.acceptTerms,
  listConsolePages: consolePages.listConsolePages,
  showConsolePage: consolePages.showConsolePage,
  showPageVersion: consolePages.showPageVersion,
  savePageDraft: consolePages.savePageDraft,
  dropPageDraft: consolePages.dropPageDraft,
  publishPage: consolePages.publishPage,
  showConsoleSite: consoleSite.showConsoleSite,
  saveSite: consoleSite.saveSite,
  saveSiteIcon: consoleSite.saveSiteIcon,
  announce: consoleSite.announce,
  endAnnouncement: consoleSite.endAnnouncement,
} as const;
