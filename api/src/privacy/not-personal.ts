/**
 * Columns that say nothing about a person, table by table. Not listed, by rule: an `id`, a key to another row, and when
 * a row was made or changed, none of which says more than the row it stands in. Every other column of every table stands
 * either here or in the map of personal columns; a new one fails a test until it is in one of them.
 */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  access_token: 'revoked_at left_team',
  account: 'number kind last_acted_at closed_at',
  account_profile: 'version',
  ad: 'number licence_number purpose state special_until published_at deleted_at held_at',
  ad_day: 'day views visitors',
  ad_visit: 'day views last_at',
  ad_edge: 'from_state to_state movers',
  ad_transition: 'from_state to_state reason at mover asked answers',
  audit_entry: 'at subject_kind subject_id request_id',
  broadcast: 'send_key text_ar text_en audience counted at told_up_to told ended_at',
  bulk_mapping: 'kind chosen',
  bulk_row: 'key',
  category: `
    slug name_ar name_en plural_ar plural_en usage rega_type periods has_rooms has_furnished sort hidden edited_at`,
  city: 'slug name_ar name_en lat lng rank synonyms edited_at',
  contact_reveal: 'channel at',
  coupon: `
    name code all_units type_discount discount starts_on ends_on kinds uses_most uses_most_each paused_at deleted_at`,
  coupon_use: 'at returned_at',
  database_purpose: 'is_the_only_row purpose',
  district: 'slug name_ar name_en lat lng approximate reviewed synonyms edited_at',
  district_alias: 'slug former_id at',
  down_payment_change: 'old_percent new_percent at',
  due: 'kind amount due_at cancels_at void_at',
  due_reminder: 'kind at',
  evaluation: 'side edited_at published_at replied_at hidden_at shown_at',
  event: 'at key',
  fee: 'basis_points vat_basis_points taken_at',
  fee_change: 'direction at',
  fee_rate: 'period basis_points effective_from reason',
  invoice: 'kind sequence before_sequence uuid icv before_icv previous_hash hash standard vat issued_at',
  invoice_deferral: 'reason at',
  invoice_issuer: 'last_icv last_hash',
  invoice_submission: 'state qr messages at',
  invoicing: 'self_since',
  feature: 'slug name_ar name_en feature_group icon sort hidden edited_at',
  idempotency_key: 'status',
  ledger_entry: 'kind debit credit amount at',
  ledger_proof: 'at disagreements',
  authority_push: 'licence_number status_code status_name ends_it ads_taken_off at',
  compliance_call: `
    position licence_number operation status code duration_millis attempts claimed_until done_at accepted`,
  licence: 'issued_on expires_on source checked_at purpose property_type area price advertiser_kind ended_at',
  licence_reminder: 'expires_on days_before at',
  rent_freeze: 'usages starts_on ends_on reason created_at',
  licence_check: 'advertiser_kind from_state asked_at answered_at refusal',
  live_ticket: 'expires_at',
  calendar_feed: 'etag last_modified next_read_at read_at good_at failure',
  calendar_link: 'key revoked_at',
  feed_conflict: 'during found_at',
  feed_span: 'days instants block',
  closure: 'starts_on ends_on starts_at ends_at weekdays season',
  occupancy: 'during stay kind',
  offer: 'name_ar name_en type_discount discount starts_on ends_on kinds paused_at',
  offer_unit: 'lowest',
  operator: 'enrolled_at roles removed_at',
  operator_session: 'ended_at',
  outbox_message: 'channel kind sent_at',
  page_version: `
    slug version effective_from title_ar title_en description_ar description_en body_ar body_en topic needs_acceptance changes_ar
    changes_en published_at`,
  page_draft: `
    slug title_ar title_en description_ar description_en body_ar body_en topic revision saved_at`,
  announcement: 'text_ar text_en link starts_on ends_on is_dismissible made_at ended_at',
  'sandbox_gateway.payment': `
    status amount currency refunded description callback_url company issuer_code response_code
    message paid_at`,
  payout: 'number state made_at reference closed_at',
  payout_batch: 'number total needs_second made_at agreed_at exported_at',
  payout_destination: 'refused_at',
  payout_line: 'parts_due parts',
  payment: 'method gateway received deposit state failure_code checked_at closed_at',
  membership: `
    period ads special_ads special_days starts_at ends_at ended_at end_reason ads_leave_at ads_left_at`,
  message: 'position',
  deposit: 'state held_at claim_seconds closed_at',
  deposit_claim: 'state made_at answer_until answer answered_at decided_at',
  deposit_photo: 'position',
  message_picture: 'taken',
  identity_check: 'chosen_number state expires_at asked_at ended_at',
  office_document: 'purpose kind size',
  office_document_ticket: 'expires_at',
  office_verification: 'state register_checked_at fal_expires_on sent_at decided_at expires_on ended_at',
  office_verification_reminder: 'days_before at',
  register_inquiry: 'asked_at',
  notification: 'kind thread happened at',
  notification_choice: 'kind channel changed_at',
  notification_dispatch: 'channel state send_at attempts most_attempts leased_until ended_at',
  email_challenge: 'lang tries expires_at used_at',
  reservation_reminder: 'kind reminded_at',
  message_thread: 'messages guest_read host_read last_at',
  membership_reminder: 'days at',
  membership_use: 'kind shown_at',
  plan: 'number is_free',
  plan_price: 'period amount',
  plan_version: `
    version effective_from name_ar name_en ads special_ads special_days active sort reason`,
  purchase: `
    number name_ar name_en ads special_ads special_days vat vat_percent method state waits_until paid_at`,
  minimum_price: 'kind amount effective_from reason created_at',
  person: 'closed_at',
  photo: `
    position is_main scene seed state file_key width height placeholder colour content_hash perceptual_hash room
    failure beside`,
  photo_flag: 'kind at',
  photo_upload: 'size received beside',
  price_list: 'key name kinds revoked_at',
  price_override: 'kind starts_on ends_on weekday season amount percent',
  price_change: 'kind old_amount new_amount old_active new_active at',
  property: `
    usage street_width facing area height width furnished exclusive location_approximate
    import_hash demo_fields version plan_number plot_number borders deed_kind mortgaged disputed unregistered_rights
    deleted_at`,
  quote: 'period start_date end_date start_time end_time terms expires_at',
  rate_bucket: 'rule full_at',
  recovery_code: 'used_at',
  'sandbox_gateway.refund': 'amount',
  refund: 'state done_at claimed_until bank_reference failures failed_at failure taken_at proposed_reference',
  region: 'iso slug name_ar name_en lat lng',
  ad_suspicion: 'reasons score below_percent scored_at',
  report_case: `
    number opened_at due_at answered_at decision decided_at appeal_until appealed_at appeal_outcome appeal_decided_at`,
  hidden_message: 'at',
  request: `
    number kind purpose district_ids ground lang area_min area_max length width price_min price_max period starts_on
    ends_on features by_phone by_whatsapp by_message state held_at held_reason looked_at views published_at expires_at
    reminded_at`,
  request_answer: 'at',
  request_visit: 'day',
  saved_search:
    'fingerprint every kinds keys dated period price_min price_max districts rooms watched_from paused_at looked_at',
  search_alert: 'kind cause price price_before at told_at',
  seen_ad: 'number row taken seen_at',
  seen_until: 'only_one watermark read_at',
  reservation:
    'number period starts_at ends_at state method hold_until answer_until tax down_payment security_deposit',
  reservation_change: 'state needs_answer wait_until asked_at closed_at',
  reservation_edge: 'event from_state to_state mover',
  reservation_transition: 'from_state to_state event at paid refund reason',
  revision: 'state version sent_at',
  revision_edge: 'from_state to_state movers',
  revision_transition: 'from_state to_state version reason asked at',
  search_change: 'seq ad_number changed_in at only_taken',
  search_day: 'day searches without_results',
  season_dates: 'season starts_on ends_on',
  service: 'name_ar name_en price charge mandatory',
  service_template: 'name_ar name_en price charge mandatory',
  setting: 'key effective_from type value source',
  sign_in_challenge: 'channel tries expires_at proved_at used_at door known_device',
  space: 'name',
  team_invitation: 'state expires_at decided_at',
  team_member: 'added_at',
  ticket: 'number kind state state_since',
  ticket_attachment: 'kind size',
  ticket_message: 'position',
  totp_use: 'step used_at',
  transfer: 'state waits_until',
  transfer_receipt: 'was_late sent_at needs_second decision decided_at',
  unit: `
    code area rooms baths halls capacity age privacy tourism_permit_expires_on version guests_max tenants floor entrances
    whole deleted_at guests_included extra_guest_price`,
  unit_discount: 'rule days percent',
  unit_policy: `
    instant arrival_time departure_time gap_minutes opens_at closes_at days_off slot_minutes
    notice_minutes horizon_days min_hours max_hours min_nights max_nights cancellation
    weekday_opens_at weekday_closes_at arrival_days same_day_until min_months max_months min_years max_years
    down_payment_percent security_deposit`,
  unit_price: 'kind amount active payments_a_year',
  wizard: 'version started_at saved_at',
};
