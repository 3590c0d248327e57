/** Nouns of one kind, for the lists of the guards; lemmas, comma separated. */

/** Persons, one or many. */
export const persons =
  "person,people,man,woman,child,kid,boy,girl,baby,adult,teenager,teen,adolescent,youth,student,pupil,learner,teacher,educator,professor,parent,mother,father,family,friend,neighbor,customer,client,consumer,shopper,user,reader,viewer,listener,player,visitor,guest,traveler,tourist,passenger,patient,nurse,doctor,physician,clinician,caregiver,practitioner,professional,worker,employee,employer,staff,manager,leader,supervisor,executive,investor,shareholder,stakeholder,citizen,resident,voter,immigrant,migrant,refugee,individual,member,researcher,scientist,scholar,developer,engineer,designer,artist,writer,author,journalist,musician,athlete,fan,volunteer,participant,respondent,lawyer,officer,soldier,farmer,owner,entrepreneur,policymaker,audience,public,team,colleague,peer,candidate,applicant,victim,survivor,veteran,senior,stranger";

/** Groups and bodies of persons. */
export const bodies =
  "company,business,firm,organization,organisation,school,college,university,hospital,clinic,government,state,agency,bank,brand,retailer,startup,corporation,institution,community,society,country,nation,city,industry,department,team,group";

/** Texts that argue or report. */
export const texts =
  "paper,study,essay,article,report,book,chapter,thesis,review,work,research,section,author,text,novel,story,poem,film,play,analysis,dissertation,survey,document";
