import type { ErrorCode } from '@diyar/contract/errors';

/** A sentence for every refusal of the API. */
export const errors = {
  bad_request: 'لم نفهم الطلب، تحقق من البيانات وأعد المحاولة',
  idempotency_key_required: 'الطلب ناقص: مفتاح منع التكرار مطلوب',
  login_required: 'سجّل الدخول للمتابعة',
  invalid_token: 'انتهت صلاحية الجلسة، سجّل الدخول من جديد',
  api_key_unknown: 'مفتاح التطبيق غير معروف',
  xsrf_mismatch: 'تعذّر التحقق من الطلب، حدّث الصفحة وأعد المحاولة',
  forbidden: 'ليست لديك صلاحية',
  business_no_access: 'لا يملك حساب الأعمال صلاحية الوصول إلى هذا',
  business_cannot_book: 'لا يمكن الحجز بحساب أعمال. هل تريد إنشاء حساب فرد؟',
  own_unit: 'لا يمكنك حجز وحدة تملكها',
  not_found: 'غير موجود',
  method_not_allowed: 'هذا العنوان لا يقبل هذا النوع من الطلبات',
  unit_taken: 'تم حجز هذا الموعد قبل لحظات، اختر موعدًا آخر',
  hold_exists: 'لديك حجز لهذه الوحدة بانتظار الدفع، أكمله أو ألغه أولًا',
  too_many_holds:
    '{max, plural, one {لديك حجز بانتظار الدفع} two {لديك حجزان بانتظار الدفع} few {لديك # حجوزات بانتظار الدفع} other {لديك # حجزًا بانتظار الدفع}}، أكمل أحدها أو ألغه قبل حجز جديد',
  hold_cooldown:
    'انتهت مهلة حجزك السابق لهذه الوحدة قبل قليل. يمكنك المحاولة مجددًا بعد {minutes, plural, one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  request_running: 'طلبك السابق ما زال قيد التنفيذ، انتظر لحظة',
  account_exists: 'لديك حساب من هذا النوع بالفعل',
  state_changed: 'تم تعديل البيانات، أعد تحميل الصفحة',
  quote_expired: 'انتهت صلاحية التسعيرة، وهذه تسعيرة محدّثة',
  code_expired: 'انتهت صلاحية الرمز، اطلب رمزًا جديدًا',
  payload_too_large: 'حجم الطلب أكبر من المسموح',
  validation_failed: 'تحقق من الحقول المعلّمة',
  not_available: 'هذا الخيار غير متاح',
  profile_needed: 'رقمك جديد علينا: اختر نوع الحساب واكتب اسمك للمتابعة',
  card_number_refused: 'لا ترسل رقم بطاقة هنا، فبيانات البطاقة تذهب إلى بوابة الدفع مباشرة',
  code_wrong: 'رمز التحقق غير صحيح، حاول مرة أخرى',
  idempotency_key_reused: 'استُخدم مفتاح منع التكرار هذا لطلب مختلف',
  code_tries_used: 'محاولات كثيرة بهذا الرمز، اطلب رمزًا جديدًا',
  too_many_requests: 'محاولات كثيرة، حاول لاحقًا',
  server_error: 'حدث خطأ ما! حاول مرة أخرى لاحقًا أو تواصل مع الدعم',
  unavailable: 'الخدمة متوقفة لحظات، حاول مرة أخرى بعد قليل',
} as const satisfies Record<ErrorCode, string>;
