import type { notificationTexts as ar } from '../ar/notification-texts.ts';
import type { Shape } from '../shape.ts';

export const notificationTexts: Shape<typeof ar> = {
  reservation_held:
    '{side, select, host {New booking of “{unit}”, number {reservation}, waits for payment} other {“{unit}” is held for you: pay before the time is up}}',
  reservation_confirmed:
    '{side, select, host {{other}’s booking of “{unit}” is confirmed, number {reservation}} other {Your booking of “{unit}” is confirmed, number {reservation}}}',
  reservation_asked:
    '{side, select, host {{other} asks to book “{unit}” and has paid: accept or decline in time} other {Your request to book “{unit}” has reached the advertiser}}',
  reservation_accepted:
    '{side, select, host {You accepted {other}’s booking of “{unit}”} other {The advertiser accepted your booking of “{unit}”, number {reservation}}}',
  reservation_declined:
    '{side, select, host {You declined {other}’s booking of “{unit}”} other {The advertiser declined your booking of “{unit}”: all you paid comes back}}',
  reservation_unanswered:
    '{side, select, host {The time to answer {other}’s booking of “{unit}” is over: it was cancelled} other {The advertiser did not answer your booking of “{unit}” in time: all you paid comes back}}',
  reservation_canceled:
    '{side, select, host {{other} cancelled the booking of “{unit}”} other {Your booking of “{unit}” is cancelled{hasRefund, select, yes {: {refund} comes back} other {}}}}',
  reservation_canceled_by_host:
    '{side, select, host {You cancelled {other}’s booking of “{unit}”} other {The advertiser cancelled your booking of “{unit}”: all you paid comes back, and {hasOthers, select, yes {the booking’s page shows what is free instead} other {you can look for another from the booking’s page}}}}',
  reservation_canceled_by_operator:
    '{side, select, host {Diyar cancelled {other}’s booking of “{unit}”} other {Diyar cancelled your booking of “{unit}”{hasRefund, select, yes {: {refund} comes back} other {}}}}',
  reservation_lapsed:
    '{side, select, host {A booking of “{unit}” was not paid in time: its dates are free again} other {Your booking of “{unit}” was not paid in time. You can book again}}',
  reservation_receipt_sent:
    '{side, select, host {{other} sent the receipt of their transfer for “{unit}”. We are checking it} other {We have the receipt of your transfer for “{unit}” and are checking it}}',
  reservation_receipt_refused:
    '{side, select, host {The transfer’s receipt for “{unit}” was not accepted} other {The receipt of your transfer for “{unit}” was not accepted. The booking’s page says why}}',
  reservation_part_received:
    '{side, select, host {Part of the transfer for “{unit}” has arrived} other {Part of your transfer for “{unit}” has arrived: send what is left in time}}',
  reservation_rest_paid:
    '{side, select, host {{other} paid the balance of “{unit}”} other {We received the balance of your booking of “{unit}”}}',
  reservation_deposit_paid:
    '{side, select, host {{other} paid the security deposit of “{unit}”} other {We received the security deposit of your booking of “{unit}”}}',
  deposit_held:
    '{side, select, host {Diyar holds the security deposit of “{unit}”: {amount}} other {Diyar holds the security deposit of your booking of “{unit}”: {amount}}}',
  deposit_released:
    '{side, select, host {The security deposit of “{unit}” goes back to {other} in full: {amount}} other {Your security deposit of “{unit}” comes back in full: {amount}}}',
  deposit_claim_made:
    '{side, select, host {You claimed {amount} of {other}’s security deposit of “{unit}”, and we wait for their answer} other {The advertiser claims {amount} of your security deposit of “{unit}”: look at the photos and answer in time}}',
  deposit_claim_answered:
    '{side, select, host {{other} answered your claim of the security deposit of “{unit}” and does not agree to all of it. Diyar’s team decides} other {We have your answer to the claim of the security deposit of “{unit}”. Diyar’s team decides}}',
  deposit_claim_unanswered:
    '{side, select, host {{other} did not answer your claim of the security deposit of “{unit}” in time. Diyar’s team decides} other {The time to answer the claim of the security deposit of “{unit}” is over. Diyar’s team decides}}',
  deposit_claim_decided:
    '{side, select, host {Your claim of the security deposit of “{unit}” is settled: {amount} of it is yours} other {The claim of the security deposit of “{unit}” is settled: the advertiser gets {amount}, and the rest comes back to you}}',
  deposit_claim_answer_waits:
    'The claim of your security deposit of “{unit}” waits for your answer, and its time is nearly over',
  deposit_claim_time_ends:
    '{other}’s security deposit of “{unit}” goes back soon. If something was damaged, claim it in time',
  reservation_rest_time_given:
    '{side, select, host {You gave {other} more time for the balance of “{unit}”} other {The advertiser gave you more time for the balance of “{unit}”}}',
  reservation_rest_unpaid:
    '{side, select, host {The balance of a booking of “{unit}” was not paid: it was cancelled} other {Your booking of “{unit}” was cancelled, as its balance was not paid in time}}',
  feed_conflict:
    'Booking {reservation} of “{unit}” conflicts with your {name} calendar: the unit is taken there too. Look into it before the guest arrives',
  reservation_rest_due_soon: 'The balance of your booking of “{unit}” is due tomorrow: {amount}',
  reservation_rest_last_warning:
    'Last reminder: pay the balance of “{unit}” ({amount}) before the booking is cancelled',
  reservation_no_show:
    '{side, select, host {You noted that {other} did not come to “{unit}”} other {The advertiser noted that you did not come to “{unit}”{hasRefund, select, yes {: {refund} comes back} other {}}}}',
  reservation_left_early:
    '{side, select, host {{other} left “{unit}” early: the other nights are free again} other {We noted that you left “{unit}” early}}',
  reservation_finished:
    '{side, select, host {{other}’s stay in “{unit}” has ended} other {Your stay in “{unit}” has ended. We hope it was a good one}}',
  reservation_money_back:
    '{side, select, host {You returned {refund} to {other} for “{unit}”} other {The advertiser returned {refund} of your booking of “{unit}”}}',
  reservation_change_held:
    '{side, select, host {{other} is preparing a change to their booking of “{unit}”} other {Your change to the booking of “{unit}” is held: pay the difference in time}}',
  reservation_change_asked:
    '{side, select, host {{other} asks to change their booking of “{unit}”: accept or decline} other {Your change to the booking of “{unit}” has reached the advertiser}}',
  reservation_changed:
    '{side, select, host {{other}’s booking of “{unit}” has changed} other {Your booking of “{unit}” has changed{hasRefund, select, yes {: {refund} comes back} other {}}}}',
  reservation_change_declined:
    '{side, select, host {You declined a change to a booking of “{unit}”} other {The advertiser declined the change to your booking of “{unit}”: it stays as it was}}',
  reservation_change_unanswered:
    '{side, select, host {The time to answer a change to a booking of “{unit}” is over} other {The advertiser did not answer your change to “{unit}”: the booking stays as it was}}',
  reservation_change_lapsed:
    '{side, select, host {A change to a booking of “{unit}” was not completed} other {The change to your booking of “{unit}” was not paid in time: it stays as it was}}',
  reservation_change_withdrawn:
    '{side, select, host {{other} withdrew their change to the booking of “{unit}”} other {The change to your booking of “{unit}” was withdrawn}}',
  reservation_hold_ends: 'The time to pay for “{unit}” is nearly over: pay before its dates go to others',
  reservation_transfer_not_sent:
    'We have no receipt of your transfer for “{unit}” yet: send it before the time is up',
  reservation_question_waits:
    '{other} still waits for your answer about “{unit}”, and the time is nearly over',
  stay_begins_soon:
    '{side, select, host {{other} arrives at “{unit}” {hasArrival, select, yes {on {arrivalDate} at {arrivalTime}} other {tomorrow}}} other {You arrive at “{unit}” {hasArrival, select, yes {on {arrivalDate} at {arrivalTime}} other {tomorrow}}: the address and the way are on the booking’s page}}',
  stay_ends_soon: '{side, select, host {{other} leaves “{unit}” today} other {You leave “{unit}” today}}',
  evaluation_waits:
    '{side, select, host {How was {other}’s stay in “{unit}”? Evaluate your guest} other {How was your stay in “{unit}”? Your evaluation helps the next guest}}',
  evaluation_published: '{other}’s evaluation of “{unit}” is public now',
  message_received:
    '{happened, plural, one {A new message} other {# new messages}} from {other} about “{unit}”',
  payout_paid: 'We transferred {amount} to you, transfer number {payout}',
  payout_failed: 'The bank did not accept the transfer of {amount} to you: check your bank details',
  ad_approved: 'Your ad “{unit}” is published',
  ad_approved_without_plan: 'Your ad “{unit}” is approved. It shows once you have a plan with an ad left',
  ad_changes_asked:
    'Your ad “{unit}” needs a change before it is published{hasReason, select, yes {: {reason}} other {}}',
  ad_refused: 'Your ad “{unit}” was refused{hasReason, select, yes {: {reason}} other {}}',
  ad_incomplete: 'Too few photos of “{unit}” were accepted to send the ad: add some and send it again',
  ad_hidden_by_operator:
    'Your ad “{unit}” was taken off after reports{hasReason, select, yes {: {reason}} other {}}. You can appeal under Reports',
  ad_closed_by_operator:
    'Your ad “{unit}” was closed after reports{hasReason, select, yes {: {reason}} other {}}. You can appeal under Reports',
  revision_approved: 'Your edits of “{unit}” are approved and on show',
  revision_changes_asked:
    'Your edits of “{unit}” need a correction{hasReason, select, yes {: {reason}} other {}}',
  revision_refused: 'Your edits of “{unit}” were refused{hasReason, select, yes {: {reason}} other {}}',
  licence_ends_soon:
    'The licence of “{unit}” ends {days, plural, =0 {today} one {tomorrow} other {in # days}}: renew it before the ad is taken off',
  licence_expired: 'The licence of “{unit}” has expired and the ad is off: add a valid one to bring it back',
  licence_ended_by_authority: 'The authority cancelled the licence of “{unit}”, and the ad is off',
  request_fits:
    '{happened, plural, one {A new request fits your units} other {# new requests fit your units}}',
  requests_digest:
    '{count, plural, one {Summary of requests: a new one fits your units} other {Summary of requests: # new ones fit your units}}',
  request_answered: '{happened, plural, one {A new answer} other {# new answers}} to your request {request}',
  request_held: 'Your request {request} was taken off. Your requests’ page says why',
  request_ends_soon: 'Your request {request} ends on {ends_on}: publish it again if you are still looking',
  membership_begun: 'Your plan “{plan}” has begun',
  membership_ends_soon: 'Your plan “{plan}” ends {days, plural, =0 {today} one {tomorrow} other {in # days}}',
  membership_ended: 'Your plan “{plan}” has ended. Your ads stay up some days before they are hidden',
  membership_ads_hidden:
    '{ads, plural, one {One ad is} other {# ads are}} hidden, as the plan has ended: choose a plan to bring them back',
  team_invitation_accepted: 'A new member joined your team',
  team_invitation_declined: 'Somebody declined to join your team',
  team_member_left: 'A member left your team',
  ticket_answered: 'Your message {ticket} has an answer',
  search_matched: '{count, plural, one {One ad fits} other {# ads fit}} your search “{name}”',
  searches_digest: 'New in your saved searches: {count, plural, one {one ad} other {# ads}}',
  favourite_price_dropped: 'The price of “{unit}”, a favourite of yours, fell from {priceBefore} to {price}',
  report_opened:
    '{thing, select, ad {An ad of yours} account {Your account} evaluation {An evaluation you wrote} other {A message you sent}} was reported, case {case}: read why and answer in time',
  report_about_you_dismissed: 'We reviewed case {case} about you and found nothing wrong',
  content_hidden:
    '{thing, select, evaluation {An evaluation you wrote} other {A message you sent}} was hidden after case {case}: {reason}. You can appeal once',
  account_warned: 'Your account is warned after case {case}: {reason}. You can appeal once',
  report_decided:
    'Your case {case} is decided: {decision, select, dismissed {we found nothing wrong, and you can appeal once} other {we found something wrong and acted}}',
  report_appeal_decided:
    'The appeal of case {case} is decided: {outcome, select, overturned {the decision is overturned} other {the decision stands}}. Reason: {reason}',
  account_suspended:
    'Your account is suspended: {reason}. Running bookings go on; answer and appeal under Reports, or write to us',
  account_reopened:
    'Your account is open again. Ads that still meet every condition are back on show; show the others once you have completed them',
  device_new:
    'A new device logged in to your account: {device}. If it was not you, log it out of your devices',
  phone_changed: 'Your mobile number is now the one that ends in {last}',
  identity_verified: 'Your identity is verified through Nafath, and your account has its badge',
  office_verified: 'Your office is verified until {ends_on}, and your ads have the badge',
  office_refused: 'The verification of your office was not accepted: {reason}. Correct it and send it again',
  office_ends_soon:
    'The verification of your office ends {days, plural, =0 {today} one {tomorrow} other {in # days}}: renew it to keep the badge',
  office_struck_off:
    'Your commercial registration is no longer in force, so your verified badge was removed. Renew it, then verify your office again',
  office_expired:
    'The verification of your office has ended and its badge is off your ads: renew it to have it back',
  ticket_closed: 'Your message {ticket} was closed',
  broadcast_sent: '{text}',
};
