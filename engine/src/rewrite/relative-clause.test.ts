import { relativeClause } from "./relative-clause.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";

rewrites(relativeClause, [
  ["We list the methods that are used in the field.", "We list the methods used in the field."],
  ["They study basalt, which is a dark rock.", "They study basalt, a dark rock."],
]);
leaves(relativeClause, ["We like the people who are kind.", "It is a city that was once rich."]);
