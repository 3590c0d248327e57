import { wordSet } from "../word-set.ts";

/** Never end a sentence: a word always follows. Lower case, without the last dot. */
export const leadingAbbreviations = wordSet(`
  dr mr mrs ms mx prof st mt ft rev hon gen col capt lt sgt maj cmdr adm gov sen rep pres supt det insp messrs fr
  e.g i.e eg ie vs v viz cf ca approx esp incl resp al
`);

/** End no sentence where a number (or a numeral) follows: "Fig. 2", "No. 3", "p. 5", "Jan. 4". */
export const numberAbbreviations = wordSet(`
  fig figs eq eqs no nos p pp vol vols ch chap sec secs art ex ed eds app ref refs tab par para v vv l ll n nn pt pts
  jan feb mar apr jun jul aug sep sept oct nov dec ver rev
`);

/** May end a sentence; only a word that clearly begins one decides. */
export const closingAbbreviations = wordSet(`
  inc ltd co corp llc plc bros jr sr esq dept univ assn est u.s u.k u.n e.u u.s.a d.c ph.d m.d b.a b.s m.a m.s m.b.a
  d.phil j.d a.d b.c b.c.e c.e p.s r.s.v.p u.s.s.r ave blvd rd st hwy
`);

/** End a sentence before any capital except a name of their kind. */
export const timeAbbreviations = wordSet("a.m p.m am pm");

/** Capitalized, these begin a sentence rather than continue a name. */
export const sentenceStarters = wordSet(`
  the a an this that these those it its he she they we i you my our your his her their there here in on at by for from
  with as if when while where after before since although though because but and so or yet however moreover furthermore
  additionally also then thus therefore meanwhile instead overall what why how who which once until unlike despite many
  most some few several all both each every no not now today another one two such to of during over under between
  through according first second third finally next last later still even only just perhaps maybe nor our let is are was
  were do does did can could would should will may might must have has had
`);
