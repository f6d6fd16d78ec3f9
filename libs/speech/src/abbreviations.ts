const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Their full stop never ends a sentence: a name or a word of the same sentence follows. */
export const beforeNames = words(
  'Mr Mrs Ms Mx Dr Rev Fr Sr St Prof Hon Gov Sen Rep Gen Col Maj Capt Lt Sgt Pres Messrs Mt Ft v vs viz cf e.g i.e',
);

/** Their full stop ends no sentence when a number follows: those of pages, and of books of the Bible. */
export const beforeNumbers = words(
  'No Nos p pp ch vol ed ca Ex Exod Lev Num Deut Josh Judg Sam Kgs Chron Neh Ps Pss Prov Eccl Isa Jer Lam Ezek Dan Hos Mic Hab Zech Mal Matt Rom Cor Gal Eph Phil Col Thess Tim Tit Heb Jas Pet Rev',
);

/** Their full stop may end a sentence as well: it does when a word follows that begins one. */
export const shortened = words(
  'Jr Esq Inc Co Corp Ltd Ave Rd etc a.m p.m A.M P.M U.S U.S.A D.C U.K B.C A.D Ph.D M.D J.D LL.B M.Div',
);

/** Words that begin sentences, and are no names. */
export const beginnings = words(
  'The A An I He She It We You They This That These Those There Here In On At By For From To With And But Or So If When While Then Now What Who Where Why How My His Her Our Your Their No Not Yes One Nobody Nothing Everybody Some After Before',
);
