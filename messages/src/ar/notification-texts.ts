import type { NotificationKey } from '@diyar/contract/words/notification-words';

/** What happened, in a sentence to whom it concerns. `side` is guest or host; empty names are those the event lacks. */
export const notificationTexts = {
  reservation_held:
    '{side, select, host {حجز جديد لـ«{unit}» بانتظار الدفع، رقمه {reservation}} other {حُفظ لك حجز «{unit}»، أكمل الدفع قبل انتهاء المهلة}}',
  reservation_confirmed:
    '{side, select, host {تأكد حجز {other} لـ«{unit}»، رقمه {reservation}} other {تأكد حجزك في «{unit}»، رقمه {reservation}}}',
  reservation_asked:
    '{side, select, host {طلب حجز مدفوع من {other} لـ«{unit}»: اقبل أو اعتذر قبل انتهاء المهلة} other {وصل طلب حجزك لـ«{unit}» إلى المعلن، وننتظر رده}}',
  reservation_accepted:
    '{side, select, host {قبلت حجز {other} لـ«{unit}»} other {وافق المعلن على حجزك في «{unit}»، رقمه {reservation}}}',
  reservation_declined:
    '{side, select, host {اعتذرت عن حجز {other} لـ«{unit}»} other {اعتذر المعلن عن حجزك لـ«{unit}»، ويعود إليك كل ما دفعته}}',
  reservation_unanswered:
    '{side, select, host {انتهت مهلة الرد على حجز {other} لـ«{unit}» فأُلغي} other {لم يرد المعلن على حجزك لـ«{unit}» في المهلة، ويعود إليك كل ما دفعته}}',
  reservation_canceled:
    '{side, select, host {أُلغي حجز {other} لـ«{unit}» بطلب الضيف} other {أُلغي حجزك لـ«{unit}»{hasRefund, select, yes {، ويعود إليك {refund}} other {}}}}',
  reservation_canceled_by_host:
    '{side, select, host {ألغيت حجز {other} لـ«{unit}»} other {ألغى المعلن حجزك لـ«{unit}»، ويعود إليك كل ما دفعته، {hasOthers, select, yes {وفي صفحة الحجز ما هو متاح بدلًا منه} other {ويمكنك اختيار بديل من صفحة الحجز}}}}',
  reservation_canceled_by_operator:
    '{side, select, host {ألغت إدارة ديار حجز {other} لـ«{unit}»} other {ألغت إدارة ديار حجزك لـ«{unit}»{hasRefund, select, yes {، ويعود إليك {refund}} other {}}}}',
  reservation_lapsed:
    '{side, select, host {انتهت مهلة دفع حجز لـ«{unit}» فعادت المدة متاحة} other {انتهت مهلة دفع حجزك لـ«{unit}»، ويمكنك الحجز من جديد}}',
  reservation_receipt_sent:
    '{side, select, host {وصل إيصال تحويل {other} لحجز «{unit}»، ونحن نراجعه} other {وصل إيصال تحويلك لحجز «{unit}»، ونحن نراجعه}}',
  reservation_receipt_refused:
    '{side, select, host {لم يُقبل إيصال تحويل حجز «{unit}»} other {لم يُقبل إيصال تحويلك لحجز «{unit}»، والسبب في صفحة الحجز}}',
  reservation_part_received:
    '{side, select, host {وصل جزء من تحويل حجز «{unit}»} other {وصل جزء من تحويلك لحجز «{unit}»، أكمل ما بقي قبل انتهاء المهلة}}',
  reservation_rest_paid:
    '{side, select, host {وصل المتبقي من حجز {other} لـ«{unit}»} other {وصلنا المتبقي من حجزك في «{unit}»}}',
  reservation_deposit_paid:
    '{side, select, host {وصل مبلغ تأمين حجز {other} لـ«{unit}»} other {وصلنا مبلغ تأمين حجزك في «{unit}»}}',
  deposit_held:
    '{side, select, host {تحفظ ديار مبلغ تأمين حجز «{unit}»: {amount}} other {تحفظ ديار مبلغ تأمين حجزك في «{unit}»: {amount}}}',
  deposit_released:
    '{side, select, host {أُعيد مبلغ تأمين حجز «{unit}» كاملًا إلى {other}: {amount}} other {يعود إليك مبلغ تأمين حجز «{unit}» كاملًا: {amount}}}',
  deposit_claim_made:
    '{side, select, host {طالبت بـ{amount} من مبلغ تأمين حجز {other} لـ«{unit}»، وننتظر رده} other {يطالب المعلن بـ{amount} من مبلغ تأمين حجزك في «{unit}»: اطّلع على الصور وأجب قبل انتهاء المهلة}}',
  deposit_claim_answered:
    '{side, select, host {رد {other} على مطالبتك بمبلغ تأمين «{unit}» ولم يوافق عليها كلها، وفريق ديار يفصل فيها} other {وصل ردك على المطالبة بمبلغ تأمين «{unit}»، وفريق ديار يفصل فيها}}',
  deposit_claim_unanswered:
    '{side, select, host {لم يرد {other} على مطالبتك بمبلغ تأمين «{unit}» في المهلة، وفريق ديار يفصل فيها} other {انتهت مهلة ردك على المطالبة بمبلغ تأمين «{unit}»، وفريق ديار يفصل فيها}}',
  deposit_claim_decided:
    '{side, select, host {حُسمت مطالبتك بمبلغ تأمين «{unit}»: لك منه {amount}} other {حُسمت المطالبة بمبلغ تأمين «{unit}»: للمعلن منه {amount}، وما بقي يعود إليك}}',
  deposit_claim_answer_waits: 'المطالبة بمبلغ تأمين حجزك في «{unit}» تنتظر ردك، والمهلة على وشك الانتهاء',
  deposit_claim_time_ends:
    'مبلغ تأمين حجز {other} لـ«{unit}» يعود إليه قريبًا. إن وقع ضرر فطالب به قبل انتهاء المهلة',
  reservation_rest_time_given:
    '{side, select, host {مددت مهلة المتبقي لـ{other} في «{unit}»} other {أعطاك المعلن وقتًا أطول لدفع المتبقي من حجز «{unit}»}}',
  reservation_rest_unpaid:
    '{side, select, host {لم يُدفع المتبقي من حجز «{unit}» فأُلغي} other {أُلغي حجزك لـ«{unit}» لأن المتبقي لم يُدفع في موعده}}',
  feed_conflict:
    'حجز «{unit}» رقم {reservation} يتعارض مع تقويم {name}: الوحدة محجوزة هناك أيضًا، فراجعه قبل وصول الضيف',
  reservation_rest_due_soon: 'يحين موعد دفع المتبقي من حجزك في «{unit}» غدًا: {amount}',
  reservation_rest_last_warning: 'تذكير أخير: ادفع المتبقي من حجزك في «{unit}» ({amount}) قبل أن يُلغى',
  reservation_no_show:
    '{side, select, host {سجّلت عدم حضور {other} إلى «{unit}»} other {سجّل المعلن عدم حضورك إلى «{unit}»{hasRefund, select, yes {، ويعود إليك {refund}} other {}}}}',
  reservation_left_early:
    '{side, select, host {انتهى حجز {other} في «{unit}» قبل موعده، وعادت بقية المدة متاحة} other {سجّلنا مغادرتك «{unit}» قبل موعدها}}',
  reservation_finished:
    '{side, select, host {انتهى حجز {other} في «{unit}»} other {انتهى حجزك في «{unit}»، نتمنى أنه نال رضاك}}',
  reservation_money_back:
    '{side, select, host {أعدت {refund} إلى {other} من حجز «{unit}»} other {أعاد إليك المعلن {refund} من حجز «{unit}»}}',
  reservation_change_held:
    '{side, select, host {تعديل من {other} على حجز «{unit}» بانتظار الدفع} other {حُفظ تعديلك على حجز «{unit}»، أكمل دفع الفرق قبل انتهاء المهلة}}',
  reservation_change_asked:
    '{side, select, host {طلب من {other} لتعديل حجز «{unit}»: اقبل أو اعتذر} other {وصل طلب تعديل حجزك في «{unit}» إلى المعلن}}',
  reservation_changed:
    '{side, select, host {تعدّل حجز {other} لـ«{unit}»} other {تعدّل حجزك في «{unit}»{hasRefund, select, yes {، ويعود إليك {refund}} other {}}}}',
  reservation_change_declined:
    '{side, select, host {اعتذرت عن تعديل حجز «{unit}»} other {اعتذر المعلن عن تعديل حجزك في «{unit}»، ويبقى الحجز كما كان}}',
  reservation_change_unanswered:
    '{side, select, host {انتهت مهلة الرد على تعديل حجز «{unit}»} other {لم يرد المعلن على تعديل حجزك في «{unit}»، ويبقى الحجز كما كان}}',
  reservation_change_lapsed:
    '{side, select, host {لم يكتمل تعديل حجز «{unit}»} other {انتهت مهلة دفع تعديل حجزك في «{unit}»، ويبقى الحجز كما كان}}',
  reservation_change_withdrawn:
    '{side, select, host {سُحب طلب {other} لتعديل حجز «{unit}»} other {سُحب طلب تعديل حجزك في «{unit}»}}',
  reservation_hold_ends: 'تنتهي قريبًا مهلة دفع حجزك لـ«{unit}»، أكمل الدفع قبل أن تعود المدة لغيرك',
  reservation_transfer_not_sent: 'لم يصلنا إيصال تحويل حجزك لـ«{unit}»، أرسله قبل انتهاء المهلة',
  reservation_question_waits: 'حجز {other} لـ«{unit}» ما زال ينتظر ردك، والمهلة على وشك الانتهاء',
  stay_begins_soon:
    '{side, select, host {وصول {other} إلى «{unit}» {hasArrival, select, yes {يوم {arrivalDate} الساعة {arrivalTime}} other {غدًا}}} other {موعد وصولك إلى «{unit}» {hasArrival, select, yes {يوم {arrivalDate} الساعة {arrivalTime}} other {غدًا}}: العنوان وطريقة الوصول في صفحة الحجز}}',
  stay_ends_soon:
    '{side, select, host {مغادرة {other} من «{unit}» اليوم} other {موعد مغادرتك «{unit}» اليوم}}',
  evaluation_waits:
    '{side, select, host {كيف كان حجز {other} في «{unit}»؟ قيّم ضيفك} other {كيف كان حجزك في «{unit}»؟ تقييمك يفيد من بعدك}}',
  evaluation_published: 'نُشر تقييم جديد عنك من {other} عن «{unit}»',
  message_received:
    '{happened, plural, one {رسالة جديدة} two {رسالتان جديدتان} few {# رسائل جديدة} many {# رسالة جديدة} other {# رسالة جديدة}} من {other} عن حجز «{unit}»',
  payout_paid: 'حوّلنا إليك {amount}، رقم التحويل {payout}',
  payout_failed: 'لم يقبل البنك تحويل {amount} إليك، راجع بيانات الحساب البنكي',
  ad_approved: 'نُشر إعلانك «{unit}»',
  ad_approved_without_plan: 'اعتُمد إعلانك «{unit}»، ويظهر متى صارت لك باقة فيها إعلان متبقٍّ',
  ad_changes_asked: 'إعلانك «{unit}» يحتاج تعديلًا قبل نشره{hasReason, select, yes {: {reason}} other {}}',
  ad_refused: 'لم يُقبل إعلانك «{unit}»{hasReason, select, yes {: {reason}} other {}}',
  ad_incomplete: 'لم تكفِ صور «{unit}» المقبولة لإرسال الإعلان، أضف صورًا وأرسله من جديد',
  ad_hidden_by_operator:
    'أُوقف عرض إعلانك «{unit}» بعد بلاغات{hasReason, select, yes {: {reason}} other {}}. لك أن تعترض من صفحة البلاغات',
  ad_closed_by_operator:
    'أُغلق إعلانك «{unit}» بعد بلاغات{hasReason, select, yes {: {reason}} other {}}. لك أن تعترض من صفحة البلاغات',
  revision_approved: 'اعتُمدت تعديلاتك على «{unit}» وهي معروضة الآن',
  revision_changes_asked: 'تعديلاتك على «{unit}» تحتاج تصحيحًا{hasReason, select, yes {: {reason}} other {}}',
  revision_refused: 'لم تُقبل تعديلاتك على «{unit}»{hasReason, select, yes {: {reason}} other {}}',
  licence_ends_soon:
    'ينتهي ترخيص إعلان «{unit}» {days, plural, =0 {اليوم} one {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}، جدّده قبل أن يُرفع الإعلان',
  licence_expired: 'انتهى ترخيص إعلان «{unit}» فلم يعد معروضًا، أضف ترخيصًا ساريًا ليعود',
  licence_ended_by_authority: 'ألغت الهيئة ترخيص إعلان «{unit}» فلم يعد معروضًا',
  request_fits:
    '{happened, plural, one {طلب عقاري جديد يناسب وحداتك} two {طلبان جديدان يناسبان وحداتك} few {# طلبات جديدة تناسب وحداتك} many {# طلبًا جديدًا يناسب وحداتك} other {# طلب جديد يناسب وحداتك}}',
  requests_digest:
    '{count, plural, one {ملخص الطلبات: طلب عقاري جديد يناسب وحداتك} two {ملخص الطلبات: طلبان جديدان يناسبان وحداتك} few {ملخص الطلبات: # طلبات جديدة تناسب وحداتك} many {ملخص الطلبات: # طلبًا جديدًا يناسب وحداتك} other {ملخص الطلبات: # طلب جديد يناسب وحداتك}}',
  request_answered:
    '{happened, plural, one {رد جديد} two {ردّان جديدان} few {# ردود جديدة} many {# ردًّا جديدًا} other {# رد جديد}} على طلبك رقم {request}',
  request_held: 'أُوقف عرض طلبك رقم {request}، والسبب في صفحة طلباتك',
  request_ends_soon: 'ينتهي عرض طلبك رقم {request} في {ends_on}، أعد نشره إن كنت ما زلت تبحث',
  membership_begun: 'بدأت باقتك «{plan}»',
  membership_ends_soon:
    'تنتهي باقتك «{plan}» {days, plural, =0 {اليوم} one {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}',
  membership_ended: 'انتهت باقتك «{plan}»، وتبقى إعلاناتك معروضة أيامًا قبل إخفائها',
  membership_ads_hidden:
    '{ads, plural, one {أُخفي إعلان واحد} two {أُخفي إعلانان} few {أُخفيت # إعلانات} many {أُخفي # إعلانًا} other {أُخفي # إعلان}} لانتهاء الباقة، اختر باقة لتعود',
  team_invitation_accepted: 'انضم عضو جديد إلى فريقك',
  team_invitation_declined: 'اعتذر مدعو عن الانضمام إلى فريقك',
  team_member_left: 'غادر عضو فريقك',
  ticket_answered: 'وصل الرد على رسالتك رقم {ticket}',
  search_matched:
    '{count, plural, one {إعلان واحد يناسب بحثك «{name}»} two {إعلانان يناسبان بحثك «{name}»} few {# إعلانات تناسب بحثك «{name}»} many {# إعلانًا يناسب بحثك «{name}»} other {# إعلان يناسب بحثك «{name}»}}',
  searches_digest:
    'جديد عمليات بحثك المحفوظة: {count, plural, one {إعلان واحد} two {إعلانان} few {# إعلانات} many {# إعلانًا} other {# إعلان}}',
  favourite_price_dropped: 'انخفض سعر «{unit}» من {priceBefore} إلى {price}، وهو في مفضلتك',
  report_opened:
    'وصل بلاغ {thing, select, ad {عن إعلان لك} account {عن حسابك} evaluation {عن تقييم كتبته} other {عن رسالة أرسلتها}}، رقمه {case}: اقرأ السبب ورد قبل انتهاء المهلة',
  report_about_you_dismissed: 'راجعنا البلاغ رقم {case} ولم نجد مخالفة',
  content_hidden:
    '{thing, select, evaluation {أُخفي تقييم كتبته} other {أُخفيت رسالة أرسلتها}} بعد بلاغ رقم {case}: {reason}. لك أن تعترض مرة واحدة',
  account_warned: 'إنذار لحسابك بعد بلاغ رقم {case}: {reason}. لك أن تعترض مرة واحدة',
  report_decided:
    'حُسم بلاغك رقم {case}: {decision, select, dismissed {لم نجد مخالفة، ولك أن تعترض مرة واحدة} other {وجدنا مخالفة واتخذنا إجراء}}',
  report_appeal_decided:
    'حُسم الاعتراض في البلاغ رقم {case}: {outcome, select, overturned {نُقض القرار} other {بقي القرار}}. السبب: {reason}',
  account_suspended:
    'أُوقف حسابك: {reason}. حجوزاتك الجارية مستمرة، ولك أن ترد وتعترض من صفحة البلاغات أو تراسلنا',
  account_reopened:
    'عاد حسابك إلى العمل. ما استوفى الشروط من إعلاناتك عاد معروضًا، وما سواه تعرضه بعد استكماله',
  device_new: 'دخول إلى حسابك من جهاز جديد: {device}. إن لم تكن أنت، فسجّل خروجه من صفحة أجهزتك',
  phone_changed: 'تغيّر رقم جوالك إلى رقم ينتهي بـ {last}',
  identity_verified: 'وُثّقت هويتك عبر نفاذ، وظهرت علامة التوثيق على حسابك',
  office_verified: 'وُثّق مكتبك حتى {ends_on}، وظهرت علامة التوثيق على إعلاناتك',
  office_refused: 'لم يُقبل طلب توثيق مكتبك: {reason}. صحّحه وأرسله من جديد',
  office_ends_soon:
    'ينتهي توثيق مكتبك {days, plural, =0 {اليوم} one {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}، جدّده لتبقى علامة التوثيق',
  office_struck_off:
    'لم يعد سجلك التجاري ساريًا لدى وزارة التجارة، فأُزيلت علامة التوثيق. جدّد السجل ثم وثّق مكتبك من جديد',
  office_expired: 'انتهى توثيق مكتبك وأُزيلت علامة التوثيق عن إعلاناتك، جدّده لتعود',
  ticket_closed: 'أُغلقت رسالتك رقم {ticket}',
  broadcast_sent: '{text}',
} as const satisfies Record<NotificationKey, string>;
