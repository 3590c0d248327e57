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

/** Words that tell that individuals are animals or plants. */
export const wildlife =
  "species,wild,herd,habitat,zoo,captivity,bumblebee,pollinator,dispersal,foraging,recapture,marked,tagged,nest,mating,juvenile,habitats,mammal,rodent,lichen,thallus,coral,polyp,crab,snail,spider,reptile,turtle,snake,shark,octopus,squid,ant,beetle,butterfly,moth,fungus,tree,seedling,amphibian,taxon,genus,substrate,fossil,larva,larvae,dolphin,primate,lizard,frog,mouse,rat,breeding,animal,animals,bird,birds,whale,elephant,tiger,wolf,wolves,fish,insect,insects,bee,bees,plant,plants,specimen,poaching,gene,genes,evolution,evolved,predator,predators,prey,offspring,mutation,selection,subspecies,colony,tardigrade,tardigrades,dormant,shells,reintroduced,endangered,bat,roost,roosting,seal,deer,fox,otter,badger,owl,penguin,salmon,trout,eel,mussel,oyster,lobster,krill,crustacean,plankton,pup,calf,cub,chick,hatchling,fledgling,sapling,flower,flowering,pollen,canopy,genotype,phenotype,juveniles,fledglings,pond,reef,burrow,predation,spawning,molting,migratory,wildlife,fauna,flora,orchid,fern,grass,shrub,monkey,ape,chimpanzee,gorilla,macaque,lion,hyena,antelope,zebra,giraffe,bison,elk,moose,reindeer,caribou,sheep,goat,cow,pig,horse,hen,duck,goose,gull,tern,puffin,parrot,finch,sparrow,eagle,hawk,vulture,newt,toad,tortoise,crocodile,alligator,wasp,mosquito,aphid,mite,worm,jellyfish,starfish,urchin,slug,clam,ringed,collared";
