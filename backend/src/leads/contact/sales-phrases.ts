/**
 * How advertising speaks, by trade, in small letters. One phrase of a trade may stand in anybody's letter, two rarely do.
 * They are what sellers say and not what they sell: readers of these books write about debts, gambling and illness too.
 */
export const SALES_PHRASES: readonly (readonly RegExp[])[] = [
  // Search engines, websites, guest posts.
  [
    /\bseo (?:services?|agency|experts?|company|packages?|audit)\b/,
    /\b(?:first|1st) page of google\b|\brank(?:ing)?s? (?:on|in|#?1 on) google\b|\btop of google\b/,
    /\bback ?links?\b|\bdomain authority\b|\blink[- ]building\b/,
    /\bguest post(?:s|ing)?\b|\bsponsored (?:post|article)s?\b/,
    /\b(?:redesign|improve|audit) (?:of )?your website\b|\bvisiting your website\b.*\berrors?\b/s,
    /\b(?:increase|boost|more|drive) (?:your )?(?:organic |website |web )?traffic\b/,
    /\bweb (?:design|development) (?:services?|company|agency)\b|\baffordable (?:price|rate|cost|package)s?\b/,
  ],
  // Pills.
  [
    /\b(?:viagra|cialis|levitra|sildenafil|tadalafil|kamagra)\b/,
    /\b(?:no|without(?: a)?) prescription\b/,
    /\b(?:online|canadian|cheap) pharmacy\b|\bbuy (?:cheap|generic)\b/,
    /\bweight[- ]loss (?:pill|gumm|supplement)/,
  ],
  // Games of chance.
  [
    /\bonline casinos?\b|\bcasino (?:bonus|online|slots?)\b|онлайн[- ]?казино|казино онлайн/,
    /\bfree spins?\b|\bno deposit bonus\b|фриспин|бездепозитн/,
    /\b(?:1x ?bet|1win|pin-?up|mostbet|vulkan|melbet)\b|вулкан|1хбет/,
    /казино|игровые автоматы|ставки на спорт|выигр/,
    /бонус|промокод|регистраци/,
  ],
  // Money that earns itself.
  [
    /\bguaranteed (?:return|profit|income)s?\b/,
    /\b(?:bitcoin|crypto|forex)\b.{0,40}\b(?:invest|trading|profit|earn)/s,
    /\bearn \$?\d[\d,.]* (?:a|per) (?:day|week|hour)\b/,
    /\b(?:business|personal|instant) loans?\b.{0,60}\b(?:approv|offer|apply|%)/s,
    /\binheritance fund\b|\bnext of kin\b.{0,80}\bmillion\b/s,
  ],
  // Followers, addresses, and sending this very thing.
  [
    /\bbuy (?:real )?(?:instagram|youtube|tiktok|facebook) (?:followers|likes|views)\b/,
    /\b(?:email|contact|leads?) (?:lists?|database)\b.{0,60}\b(?:buy|price|million|verified)/s,
    /\b(?:contact forms?|website forms?) (?:blast|submission|marketing|advertising|message)/,
    /\byou(?:'re| are) reading (?:this|my) (?:message|ad)\b/,
    /\bunsubscribe\b.{0,40}\b(?:here|click|domain|reply)\b|\bopt[- ]out\b/s,
  ],
  // Company for an evening.
  [
    /\b(?:hot|sexy|horny|lonely) (?:girls?|women|singles|ladies)\b|девушк/,
    /\b(?:adult|sex) (?:dating|cams?|chat)\b|секс|интим/,
    /\bno strings attached\b|знакомств/,
  ],
];
