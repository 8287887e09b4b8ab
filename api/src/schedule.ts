import { cleanUpJob } from './accounts/account.jobs.ts';
import { expireAdsJob } from './ads/ad.jobs.ts';
import { followChangesJob, tellDailyJob, tellWeeklyJob, turnDayJob } from './alerts/alert.jobs.ts';
import { closeDecidedLinesJob } from './bank-lines/bank-line.jobs.ts';
import { proveLedgerJob, sendBackFoundJob } from './books/book.jobs.ts';
import { forgetClaimPhotosJob, passOverSilenceJob } from './claims/claim.jobs.ts';
import { fillClosuresJob } from './closures/closure.jobs.ts';
import { resendComplianceJob } from './compliance/compliance.jobs.ts';
import { releaseDepositsJob } from './deposits/deposit.jobs.ts';
import { forgetEvaluationPhotosJob, publishEvaluationsJob } from './evaluations/evaluation.jobs.ts';
import { readFeedsJob } from './feeds/feed.jobs.ts';
import { takeInSettlementsJob } from './gateway-settlements/settlement.jobs.ts';
import { issueMissingJob } from './invoices/invoice.jobs.ts';
import { forgetCardsJob } from './kept-cards/kept-card.jobs.ts';
import { askForgottenJob, remindOfEndsJob } from './licences/licence.jobs.ts';
import { forgetTicketsJob } from './live/live.jobs.ts';
import { forgetMailChallengesJob } from './mail-addresses/mail-address.jobs.ts';
import { endMembershipsJob } from './memberships/membership.jobs.ts';
import { forgetPicturesJob } from './messages/message.jobs.ts';
import { endBadgesJob, forgetOfficesJob, recheckOfficesJob } from './offices/office.jobs.ts';
import { reconcilePaymentsJob } from './payments/payment.jobs.ts';
import { makePayoutsJob } from './payouts/payout.jobs.ts';
import { forgetRecoveriesJob } from './phone-recoveries/phone-recovery.jobs.ts';
import { forgetPhotosJob } from './photos/photo.jobs.ts';
import { EVERY_MINUTE, type Scheduled } from './platform/jobs/jobs.ts';
import { continueSubmissionsJob } from './publishing/publishing.jobs.ts';
import { forgetQuotesJob } from './quotes/quote.jobs.ts';
import { remindOfStaysJob } from './reminders/reminder.jobs.ts';
import { tellDigestsJob, tendRequestsJob } from './requests/request.jobs.ts';
import {
  cancelUnpaidRestsJob,
  endChangesJob,
  expireUnansweredJob,
  finishEndedJob,
  releaseLapsedJob,
  remindOfRestsJob,
} from './reservations/reservation.jobs.ts';
import { forgetChangesJob } from './search/search.jobs.ts';
import { scoreAdsJob } from './suspicions/suspicion.jobs.ts';
import { cleanUpTicketsJob } from './tickets/ticket.jobs.ts';
import { returnLapsedPartsJob } from './transfers/transfer.jobs.ts';
import { expireChecksJob, forgetChecksJob } from './verifications/verification.jobs.ts';
import { rollUpVisitsJob } from './visits/visit.jobs.ts';

/** Everything that runs by the clock. Times are UTC; Riyadh is three hours ahead. */
export const SCHEDULE: readonly Scheduled[] = [
  // Readers of holds compare their end with the clock, so waiting a minute for the job changes no answer.
  { job: releaseLapsedJob, at: EVERY_MINUTE },
  { job: finishEndedJob, at: EVERY_MINUTE },
  { job: expireUnansweredJob, at: EVERY_MINUTE },
  { job: remindOfRestsJob, at: EVERY_MINUTE },
  { job: remindOfStaysJob, at: EVERY_MINUTE },
  // Readers of a request to the national sign-on compare its end with the clock.
  { job: expireChecksJob, at: EVERY_MINUTE },
  { job: cancelUnpaidRestsJob, at: EVERY_MINUTE },
  { job: endChangesJob, at: EVERY_MINUTE },
  { job: reconcilePaymentsJob, at: EVERY_MINUTE },
  { job: sendBackFoundJob, at: EVERY_MINUTE },
  // Readers of statements count such a line as decided from that instant.
  { job: closeDecidedLinesJob, at: '*/10 * * * *' },
  // Cards of a closed account are forgotten at the gateway within five minutes.
  { job: forgetCardsJob, at: '*/5 * * * *' },
  // Its job waits a minute at most after the end of the hold.
  { job: returnLapsedPartsJob, at: EVERY_MINUTE },
  // An ad sent for approval while its photos were being made waits a minute more at most.
  { job: continueSubmissionsJob, at: EVERY_MINUTE },
  // An operator sees for a minute at most an ad that nobody has looked at for what is suspicious.
  { job: scoreAdsJob, at: EVERY_MINUTE },
  // Each calendar of another site is due every quarter of an hour.
  { job: readFeedsJob, at: EVERY_MINUTE },
  // Use of a membership compares its end with the clock, so a minute's delay changes nothing there.
  { job: endMembershipsJob, at: EVERY_MINUTE },
  // Alerts that are to be told at once wait a minute at most.
  { job: followChangesJob, at: EVERY_MINUTE },
  // Two past midnight in Riyadh, and 08:00 each day and each Sunday.
  { job: turnDayJob, at: '2 21 * * *', fill: '1d' },
  { job: tellDailyJob, at: '0 5 * * *', fill: '1d' },
  { job: tellWeeklyJob, at: '0 5 * * 0', fill: '1w' },
  { job: tellDigestsJob, at: '0 5 * * *', fill: '1d' },
  // An evaluation that only one side wrote is public within the hour after its time.
  { job: publishEvaluationsJob, at: '17 * * * *' },
  // Payouts that became due in the last hour wait at most an hour more for the bank's next file.
  { job: makePayoutsJob, at: '42 * * * *' },
  // A deposit goes back, and a claim goes to an operator, within five minutes of its time.
  { job: releaseDepositsJob, at: '*/5 * * * *' },
  { job: passOverSilenceJob, at: '*/5 * * * *' },
  // An ad leaves within the hour after its licence's last Riyadh day.
  { job: expireAdsJob, at: '2 * * * *' },
  // 09:05 in Riyadh: who is told reads it in the morning.
  { job: remindOfEndsJob, at: '5 6 * * *', fill: '1d' },
  { job: endBadgesJob, at: '7 6 * * *', fill: '1d' },
  { job: recheckOfficesJob, at: '17 6 * * *', fill: '1d' },
  // Sends the authority reports and inquiries that still wait.
  { job: resendComplianceJob, at: '7,37 * * * *' },
  { job: askForgottenJob, at: '22 * * * *' },
  { job: forgetChangesJob, at: '12 * * * *' },
  // 03:30 in Riyadh.
  { job: cleanUpJob, at: '30 0 * * *', fill: '1d' },
  { job: forgetMailChallengesJob, at: '30 0 * * *', fill: '1d' },
  { job: forgetRecoveriesJob, at: '30 0 * * *', fill: '1d' },
  { job: forgetChecksJob, at: '30 0 * * *', fill: '1d' },
  { job: forgetOfficesJob, at: '30 0 * * *', fill: '1d' },
  { job: forgetTicketsJob, at: '30 0 * * *', fill: '1d' },
  { job: forgetQuotesJob, at: '30 0 * * *', fill: '1d' },
  { job: cleanUpTicketsJob, at: '30 0 * * *', fill: '1d' },
  // Ten past midnight in Riyadh.
  { job: fillClosuresJob, at: '10 21 * * *', fill: '1d' },
  { job: forgetPicturesJob, at: '30 0 * * *', fill: '1d' },
  { job: forgetEvaluationPhotosJob, at: '30 0 * * *', fill: '1d' },
  { job: forgetClaimPhotosJob, at: '30 0 * * *', fill: '1d' },
  // Within the hour after an account told what its invoices must state.
  { job: issueMissingJob, at: '41 * * * *' },
  // What the gateway sent to the bank is in the books within the hour.
  { job: takeInSettlementsJob, at: '27 * * * *' },
  { job: proveLedgerJob, at: '35 0 * * *', fill: '1d' },
  { job: forgetPhotosJob, at: '40 0 * * *', fill: '1d' },
  // 09:20 in Riyadh: who is reminded reads it in the morning.
  { job: tendRequestsJob, at: '20 6 * * *', fill: '1d' },
  // Half an hour after midnight in Riyadh.
  { job: rollUpVisitsJob, at: '30 21 * * *', fill: '1d' },
];
